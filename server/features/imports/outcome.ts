import type { DraftField } from '#domain/features/imports/fields/empty-fields.ts';
import type { DraftNote, RefusalReason } from '#domain/features/imports/job-draft.ts';

/** The counts imported, updated, unchanged, repeated and refused add up to `rows`. */
export interface ImportOutcome {
  rows: number;
  imported: number;
  updated: number;
  /** Already imported, with the same content. */
  unchanged: number;
  /** Duplicates within the file. */
  repeated: number;
  refused: number;
  organisationsMade: number;
  /** How often a value was omitted or assumed. */
  readonly notes: Map<DraftNote, number>;
  /** Rows with a value per column that was not used. */
  readonly unusedColumns: Map<string, number>;
  /** Rows per field that stayed empty. */
  readonly emptyFields: Map<DraftField, number>;
}

export function createOutcome(): ImportOutcome {
  return {
    rows: 0,
    imported: 0,
    updated: 0,
    unchanged: 0,
    repeated: 0,
    refused: 0,
    organisationsMade: 0,
    notes: new Map(),
    unusedColumns: new Map(),
    emptyFields: new Map(),
  };
}

interface RowNotes {
  readonly notes: readonly DraftNote[];
  readonly unused: readonly string[];
  readonly emptyFields: readonly DraftField[];
}

/** Counts what a row left out. */
export function addNotes(outcome: ImportOutcome, { notes, unused, emptyFields }: RowNotes): void {
  for (const note of notes) increment(outcome.notes, note);
  for (const column of unused) increment(outcome.unusedColumns, column);
  for (const field of emptyFields) increment(outcome.emptyFields, field);
}

function increment<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** A row that was not imported. */
export interface RowProblem {
  readonly line: number;
  readonly reason: RefusalReason | 'repeated';
}

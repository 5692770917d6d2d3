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
  };
}

/** A row that was not imported. */
export interface RowProblem {
  readonly line: number;
  readonly reason: RefusalReason | 'repeated';
}

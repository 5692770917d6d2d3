import type { DraftNote, RefusalReason } from '#domain/features/imports/job-draft.ts';

/** What became of a file. Imported, updated, unchanged, repeated and refused add up to `rows`. */
export interface ImportOutcome {
  rows: number;
  imported: number;
  updated: number;
  /** Were there already, with the same content. */
  unchanged: number;
  /** Stand in the file a second time. */
  repeated: number;
  refused: number;
  organisationsMade: number;
  /** How often something was left out or assumed. */
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

/** A row that did not become a job of its own. */
export interface RowProblem {
  readonly line: number;
  readonly reason: RefusalReason | 'repeated';
}

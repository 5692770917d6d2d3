/** The columns of a person before a merge, so that undo restores them. */
export interface PersonBefore {
  readonly email: string;
  readonly phone: string;
  readonly headline: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly skills: readonly string[];
  readonly version: number;
  readonly changed_at: string;
}

/** What an item created or changed. */
export interface CreatedRecords {
  readonly person_id?: number;
  /** The version of the person after the import. A later version was used since. */
  readonly version?: number;
  readonly file_id?: number;
  readonly file_path?: string;
  /** Set for a merge. */
  readonly before?: PersonBefore;
  /** The record that a duplicate equals, when nothing was added to it. */
  readonly existing_person_id?: number;
}

export function parseCreated(created: unknown): CreatedRecords {
  return (created ?? {}) as CreatedRecords;
}

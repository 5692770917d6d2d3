import type { ColumnMapping } from '#domain/features/bulk-imports/jobs/contract.ts';
import type { PublishChoice } from '#domain/features/bulk-imports/jobs/publish-choices.ts';
import type { FlatField } from '#domain/features/imports/formats/flat-field-names.ts';
import type { JobDraft } from '#domain/features/imports/job-draft.ts';
import type { ReadColumns } from './read-file.ts';

/** What an import of jobs keeps besides its items. */
export interface JobImportSettings {
  readonly columns?: ReadColumns['columns'];
  readonly mapping?: ColumnMapping;
  /** A person chose the mapping. */
  readonly isMapped?: boolean;
  readonly publish?: PublishChoice;
  /** Publishing sends the jobs for approval. */
  readonly needsApproval?: boolean;
}

export function parseSettings(settings: unknown): JobImportSettings {
  return (settings ?? {}) as JobImportSettings;
}

interface JobItemFields {
  /** The name of the file, which differs from the import's in a ZIP file. */
  readonly file: string;
  readonly draft?: JobDraft;
}

export function parseItemFields(fields: unknown): JobItemFields {
  return (fields ?? { file: '' }) as JobItemFields;
}

/** The job that an item created, as undo compares it. */
interface CreatedJob {
  readonly job_id?: number;
  readonly version?: number;
}

export function parseCreated(created: unknown): CreatedJob {
  return (created ?? {}) as CreatedJob;
}

export function toColumnMap(mapping: ColumnMapping): ReadonlyMap<FlatField, string> {
  return new Map(Object.entries(mapping) as [FlatField, string][]);
}

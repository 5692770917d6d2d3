import { maxJobFileBytes } from '#domain/features/bulk-imports/jobs/mapping.ts';
import type { JobFailure } from '#domain/features/bulk-imports/jobs/reasons.ts';
import { isEmptyFeed } from '#domain/features/bulk-imports/sources/empty-feed.ts';
import { fetchErrors, type SourceError } from '#domain/features/bulk-imports/sources/errors.ts';
import { maxFetchMs } from '#domain/features/bulk-imports/sources/schedule.ts';
import type { JobDraft } from '#domain/features/imports/job-draft.ts';
import type { Context } from '#server/context.ts';
import { decodeText } from '#server/features/bulk-imports/decode-text.ts';
import { findMapping } from '#server/features/bulk-imports/jobs/job-queries.ts';
import { type ReadJob, readJobFile } from '#server/features/bulk-imports/jobs/read-file.ts';
import { toColumnMap } from '#server/features/bulk-imports/jobs/settings.ts';
import { getPostingId, isWebPage } from '#server/features/imports/service.ts';
import { OutboundRefusal } from '#server/lib/network/outbound.ts';
import type { DueSource } from './queries.ts';

/** What a source sent. */
export type FetchedSource = { readonly httpStatus: number | null } & (
  | { readonly error: SourceError }
  | { readonly isUnchanged: true }
  | ReadSource
);

export interface ReadSource {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** By the id of the posting. */
  readonly drafts: ReadonlyMap<string, JobDraft>;
  readonly failures: readonly ReadFailure[];
  /** Whether the source was read to its end, so that a posting that is not in it is gone. */
  readonly isWhole: boolean;
}

export interface ReadFailure {
  readonly title: string;
  readonly row: number | null;
  readonly reason: JobFailure;
}

/** Requests the source, and reads it with the readers of the import. */
export async function fetchSource(ctx: Context, due: DueSource, signal?: AbortSignal): Promise<FetchedSource> {
  const answer = await request(ctx, due, signal);
  if ('error' in answer) return { httpStatus: null, error: answer.error };
  const { status: httpStatus, headers } = answer;
  if (httpStatus === 304) return { httpStatus, isUnchanged: true };
  if (httpStatus !== 200) return { httpStatus, error: 'http_error' };
  const read = await readSource(ctx, due, new Uint8Array(await answer.arrayBuffer()));
  if ('error' in read) return { httpStatus, error: read.error };
  return {
    httpStatus,
    ...read,
    etag: limit(headers.get('etag'), 500),
    lastModified: limit(headers.get('last-modified'), 100),
  };
}

/** A header of an unusual length is not sent back. */
function limit(value: string | null, max: number): string | null {
  return value !== null && value.length <= max ? value : null;
}

async function request(
  { outbound }: Context,
  { url, etag, last_modified: lastModified }: DueSource,
  signal?: AbortSignal,
): Promise<Response | { readonly error: SourceError }> {
  const headers = {
    accept: 'application/json, application/xml, text/csv, text/html;q=0.8, */*;q=0.5',
    'user-agent': 'Wavelength-Jobs/1',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  const limits = { timeoutMs: maxFetchMs, maxAnswerBytes: maxJobFileBytes };
  try {
    return await outbound.fetch(url, { headers, signal, limits });
  } catch (error) {
    const code = error instanceof OutboundRefusal ? error.message : 'no_answer';
    return { error: fetchErrors.find((each) => each === code) ?? 'no_answer' };
  }
}

type Read = Pick<ReadSource, 'drafts' | 'failures' | 'isWhole'>;

async function readSource(
  ctx: Context,
  due: DueSource,
  bytes: Uint8Array,
): Promise<Read | { readonly error: SourceError }> {
  const employer = { tenantId: due.tenant_id, id: due.organisation_id };
  // The format is detected from the content, so the name only says that it is no document.
  const rows = readJobFile({
    name: 'feed.json',
    bytes,
    account: `${due.tenant_id}:source:${due.id}`,
    findMapping: async (names) => {
      const mapping = await findMapping(ctx.db, employer, names);
      return mapping && toColumnMap(mapping);
    },
    onColumns: () => undefined,
  });
  const read = await collect(rows);
  if (read.drafts.size > 0) return read;
  const text = decodeText(bytes);
  if (isEmptyFeed(text)) return { drafts: new Map(), failures: [], isWhole: true };
  return { error: isWebPage(text) ? 'file_unreadable' : (read.failures[0]?.reason ?? 'file_unreadable') };
}

/** Reasons after which the rest of a file is not read. */
const endReasons: ReadonlySet<JobFailure> = new Set(['too_many_rows', 'file_unreadable', 'broken_xml', 'broken_json']);

async function collect(rows: AsyncIterable<ReadJob>): Promise<Read> {
  const drafts = new Map<string, JobDraft>();
  const failures: ReadFailure[] = [];
  for await (const row of rows) {
    if (!('draft' in row)) {
      failures.push({ title: row.title, row: row.row, reason: row.reason });
      continue;
    }
    const id = getPostingId(row.draft);
    if (drafts.has(id)) failures.push({ title: row.draft.title, row: row.row, reason: 'repeated' });
    else drafts.set(id, row.draft);
  }
  return { drafts, failures, isWhole: failures.every(({ reason }) => !endReasons.has(reason)) };
}

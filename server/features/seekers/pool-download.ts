import {
  maxDownloadedSeekers,
  type SeekerCard,
  type SeekerFilter,
  seekerColumns,
} from '#domain/features/seekers/pool.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { formatCsvFile } from '#server/lib/csv/csv-file.ts';
import { listSeekers } from './pool.ts';

type Line = (string | number | null)[];

/** The list of job seekers that a filter finds, as a file. */
export async function downloadSeekers(
  ctx: SignedInContext,
  filter: Omit<SeekerFilter, 'cursor'>,
): Promise<FileResponse> {
  // The names only: words and tags can say something about a person.
  const filters = Object.keys(filter);
  await write(ctx, (change) =>
    change.audit({ action: 'seeker.download', subject: ['seekers', 'csv'], detail: { filters } }),
  );
  return {
    bytes: formatCsvFile(seekerColumns, readBatches(ctx, filter)),
    file_name: `job-seekers-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

async function* readBatches(ctx: SignedInContext, filter: SeekerFilter): AsyncGenerator<Line[]> {
  let cursor: string | undefined;
  let count = 0;
  do {
    const page = await listSeekers(ctx, { ...filter, cursor });
    count += page.seekers.length;
    yield page.seekers.map(formatSeeker);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && count < maxDownloadedSeekers);
}

/** In the order of the columns. */
function formatSeeker({ support, ...seeker }: SeekerCard): Line {
  return [
    seeker.name,
    seeker.headline,
    seeker.city,
    seeker.region,
    seeker.skills.join(', '),
    seeker.partner,
    support?.tags.join(', ') ?? null,
    support?.last_contact_on ?? null,
    support?.next_step?.text ?? null,
    support?.next_step?.on ?? null,
    seeker.updated_at.slice(0, 10),
  ];
}

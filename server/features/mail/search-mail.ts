import type { Context } from '#server/context.ts';
import { stillActive } from '#server/features/jobs/service.ts';
import { searchOfMail } from '#server/features/saved-searches/service.ts';
import type { EmailItem } from '#server/mail/email-content.ts';
import type { MailRow } from './queries.ts';

/** The saved search that a mail tells of; null for any other mail. */
export function searchIdOf(row: MailRow): number | null {
  return row.kind === 'saved_search' ? Number(valuesOf(row).search_id) : null;
}

/** Whether somebody has stopped or removed the search since the mail was written. */
export async function isSearchStopped(ctx: Context, row: MailRow): Promise<boolean> {
  const id = searchIdOf(row);
  return id !== null && !(await searchOfMail(ctx, id))?.wantsMail;
}

/** The jobs that a mail names, as they are when it is read. */
export async function jobItems(ctx: Pick<Context, 'db'>, row: MailRow, base: string): Promise<EmailItem[]> {
  const ids = (valuesOf(row).jobs ?? '').split(',').filter(Boolean).map(Number);
  if (ids.length === 0) return [];
  const jobs = await stillActive(ctx, row.tenant_id, ids);
  return jobs.map(({ id, title, company, city, region, country }) => ({
    label: title,
    url: `${base}/jobs/${id}`,
    detail: [company, [city, region].filter(Boolean).join(', ') || country].filter(Boolean).join(' · '),
  }));
}

function valuesOf(row: MailRow): Readonly<Record<string, string>> {
  return row.phrase_values;
}

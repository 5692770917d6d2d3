import type { Context } from '#server/context.ts';
import { findActiveJobs } from '#server/features/jobs/service.ts';
import { findSearchForMail } from '#server/features/saved-searches/service.ts';
import type { EmailItem } from '#server/mail/email-content.ts';
import type { MailRow } from './queries.ts';

/** The saved search of a mail; null for other mails. */
export function getSearchId(row: MailRow): number | null {
  return row.kind === 'saved_search' ? Number(getValues(row).search_id) : null;
}

/** Whether the search of the mail was stopped or removed since the mail was queued. */
export async function isSearchStopped(ctx: Context, row: MailRow): Promise<boolean> {
  const id = getSearchId(row);
  return id !== null && !(await findSearchForMail(ctx, id))?.wantsMail;
}

/** The jobs of a mail that are still active. */
export async function findJobItems(ctx: Pick<Context, 'db'>, row: MailRow, base: string): Promise<EmailItem[]> {
  const ids = (getValues(row).jobs ?? '').split(',').filter(Boolean).map(Number);
  if (ids.length === 0) return [];
  const jobs = await findActiveJobs(ctx, row.tenant_id, ids);
  return jobs.map(({ id, title, company, city, region, country }) => ({
    label: title,
    url: `${base}/jobs/${id}`,
    detail: [company, [city, region].filter(Boolean).join(', ') || country].filter(Boolean).join(' · '),
  }));
}

function getValues(row: MailRow): Readonly<Record<string, string>> {
  return row.phrase_values;
}

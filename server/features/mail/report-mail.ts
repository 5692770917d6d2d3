import { describeReport, formatMeasure, listShownMetrics } from '#domain/features/reports/finding.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { formatTags, type Language } from '#domain/phrases/phrases.ts';
import type { Context } from '#server/context.ts';
import { canMailView, readViewReport } from '#server/features/reports/service.ts';
import { createTranslate } from '#server/lib/translate.ts';
import type { EmailItem } from '#server/mail/email-content.ts';
import type { MailRow } from './queries.ts';

/** The saved view of a mail; null for other mails. */
export function getViewId(row: MailRow): number | null {
  const values: Readonly<Record<string, string>> = row.phrase_values;
  return row.kind === 'report' ? Number(values.view_id) : null;
}

/** Whether the mail of the view was stopped since it was queued, or its owner may not read the report any more. */
export async function isViewStopped(ctx: Context, row: MailRow): Promise<boolean> {
  const id = getViewId(row);
  return id !== null && !(await canMailView(ctx, id));
}

interface Reader {
  readonly texts: Phrases;
  readonly language: Language;
  /** The address of the product. */
  readonly base: string;
}

interface ViewTexts {
  /** The finding as the quoted text of the mail. */
  readonly values: Readonly<Record<string, string>>;
  /** The key figures, each with its value of the period before. */
  readonly items: readonly EmailItem[];
}

/** The finding and the key figures of a view, in the reader's language; nothing for other mails. */
export async function describeView(ctx: Context, row: MailRow, { texts, language, base }: Reader): Promise<ViewTexts> {
  const id = getViewId(row);
  const found = id === null ? null : await readViewReport(ctx, id);
  if (!found) return { values: {}, items: [] };
  const { name, report, path } = found;
  const numbers = new Intl.NumberFormat(formatTags[language]);
  const reader = { t: createTranslate(texts, language), formatNumber: (value: number) => numbers.format(value) };
  const items = listShownMetrics(name, report.totals).map((metric) => {
    const before = formatMeasure(reader, metric, report.totals_before[metric], report.is_aggregate);
    return {
      label: `${reader.t(`reports.measures.${metric}`)}: ${formatMeasure(reader, metric, report.totals[metric])}`,
      url: `${base}${path}`,
      detail: reader.t('reports.change.before', { value: before }),
    };
  });
  return { values: { quote: describeReport(reader, name, report) }, items };
}

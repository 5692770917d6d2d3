import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { ReportSummary } from './contract.ts';
import { definitions } from './definitions.ts';
import { type MeasureId, measures } from './measures.ts';
import type { ReportName } from './names.ts';

/** The phrases and number formats of the reader's language. */
export interface Texts {
  readonly t: (key: PhraseKey, values?: Readonly<Record<string, string | number>>) => string;
  readonly formatNumber: (value: number) => string;
}

/** `12`, `3.5 days`, or `40%`; a dash where there is no value, or a note that it is hidden. */
export function formatMeasure(
  { t, formatNumber }: Texts,
  id: MeasureId,
  value: number | null | undefined,
  isAggregate = false,
): string {
  if (value === null || value === undefined) return t(isAggregate ? 'reports.hidden' : 'reports.none');
  const { unit } = measures[id];
  if (unit === 'days') return t('reports.units.days', { count: value, value: formatNumber(value) });
  return unit === 'percent' ? t('reports.units.percent', { value: formatNumber(value) }) : formatNumber(value);
}

/** The report in one sentence, with the change of its first key figure. */
export function describeReport(texts: Texts, name: ReportName, report: ReportSummary): string {
  const { t, formatNumber } = texts;
  const { metrics } = definitions[name];
  const [first] = metrics;
  const value = report.totals[first];
  if (report.is_aggregate) return listShown(texts, name, report);
  if (isEmpty(report)) return t('reports.nothing');
  const figures = metrics.map((id) => [id, formatMeasure(texts, id, report.totals[id], report.is_aggregate)]);
  return t(`reports.${name}.finding`, {
    ...Object.fromEntries(figures),
    count: value ?? 0,
    number: formatNumber(value ?? 0),
    change: describeChange(texts, name, report),
  });
}

/** The key figures that are not hidden: a sentence would need all of them. */
function listShown(texts: Texts, name: ReportName, { totals }: ReportSummary): string {
  const { t } = texts;
  const shown = listShownMetrics(name, totals);
  if (shown.length === 0) return t('reports.tooFew');
  return shown.map((id) => `${t(`reports.measures.${id}`)}: ${formatMeasure(texts, id, totals[id])}`).join(' · ');
}

/** The key figures with a value. */
export function listShownMetrics(name: ReportName, totals: ReportSummary['totals']): MeasureId[] {
  return definitions[name].metrics.filter((id) => typeof totals[id] === 'number');
}

/** Whether nothing was counted. */
export function isEmpty({ chart, totals }: ReportSummary): boolean {
  return chart.length === 0 && Object.values(totals).every((value) => !value);
}

function describeChange(texts: Texts, name: ReportName, { totals, totals_before: before }: ReportSummary): string {
  const { t } = texts;
  const { metrics, isSnapshot } = definitions[name];
  const [first] = metrics;
  const [now, then] = [totals[first], before[first]];
  const since = isSnapshot ? 'Since' : '';
  if (typeof now !== 'number' || typeof then !== 'number') return t(`reports.change.unknown${since}`);
  const difference = Math.round(Math.abs(now - then) * 10) / 10;
  if (difference === 0) return t(`reports.change.same${since}`);
  return t(`reports.change.${now > then ? 'more' : 'less'}${since}`, {
    difference: formatDifference(texts, first, difference),
  });
}

function formatDifference(texts: Texts, id: MeasureId, difference: number): string {
  return measures[id].unit === 'percent'
    ? texts.t('reports.units.points', { value: texts.formatNumber(difference) })
    : formatMeasure(texts, id, difference);
}

import type { ReportSummary } from '#domain/features/reports/contract.ts';
import { type Dimension, getDefinition } from '#domain/features/reports/definitions.ts';
import { describeReport, formatMeasure } from '#domain/features/reports/finding.ts';
import type { MeasureId } from '#domain/features/reports/measures.ts';
import type { ReportName } from '#domain/features/reports/names.ts';
import { formatMonth, formatNumber, formatShortDay } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** `12`, `3.5 days`, or `40%`; a dash where there is no value, or a note that it is hidden. */
export function formatValue(
  t: Translate,
  id: MeasureId,
  value: number | null | undefined,
  isAggregate = false,
): string {
  return formatMeasure({ t, formatNumber }, id, value, isAggregate);
}

/** The report in one sentence, with the change of its first key figure. */
export function buildFinding(t: Translate, name: ReportName, report: ReportSummary): string {
  return describeReport({ t, formatNumber }, name, report);
}

/** The name of a row or of a category: a title or name, or the phrase of its key. */
export function getLabel(t: Translate, dimension: Dimension, key: string, label: string | null): string {
  if (label !== null) return label;
  if (dimension === 'month') return formatMonth(key);
  if (dimension === 'week') return formatShortDay(key);
  if (dimension === 'source') return getSourceLabel(t, key);
  return getKindLabel(t, key) ?? key;
}

/** The phrase of a stage, step, source, status, or kind of row; null if there is none. */
export function getKindLabel(t: Translate, key: string): string | null {
  const find = <Key extends string>(keys: readonly Key[]) => keys.find((each) => each === key);
  const stage = find(stages);
  if (stage) return t(`reports.keys.stages.${stage}`);
  const step = find(steps);
  if (step) return t(`reports.keys.steps.${step}`);
  const source = find(sourceKeys);
  if (source) return t(`reports.keys.sources.${source}`);
  const status = find(statuses);
  if (status) return t(`statuses.application.${status}`);
  const kind = find(kinds);
  return kind ? t(`reports.keys.kinds.${kind}`) : null;
}

/** A source may share its key with a stage. */
function getSourceLabel(t: Translate, key: string): string {
  const source = sourceKeys.find((each) => each === key);
  return source ? t(`reports.keys.sources.${source}`) : key;
}

const stages = ['sourced', 'applied', 'screening', 'interview', 'offer', 'hired'] as const;
const steps = ['applied_screening', 'screening_interview', 'interview_offer', 'offer_decision'] as const;
const sourceKeys = ['applied', 'sourced', 'referral', 'import', 'partner'] as const;
const statuses = ['offered', 'on-hold', 'declined', 'rejected', 'withdrawn'] as const;
const kinds = ['reply', 'answer', 'hire_of_opening', 'matching', 'applications'] as const;

/** The measures of a report, each once. */
export function listMeasures(name: ReportName, { is_aggregate }: ReportSummary): MeasureId[] {
  const { metrics, table } = getDefinition(name, is_aggregate);
  return [...new Set([...metrics, ...table.columns])];
}

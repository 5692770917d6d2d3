import { getDay, getPreset, periodPresets } from '#domain/features/reports/period.ts';
import type { SurveyPeriod } from '#domain/features/surveys/report-contract.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { getOwnTimeZone } from '#web/lib/time-zone.ts';
import { Select } from '#web/ui/field/choice/select.tsx';

/** The period in the address; without one, since the survey was opened. */
export function useSurveyPeriod(): SurveyPeriod {
  const { get } = useUrlFilters();
  const preset = parseChoice(get('period'), periodPresets);
  if (preset === null) return {};
  return getPreset(preset, getDay(new Date(), getOwnTimeZone()));
}

export function PeriodFilter() {
  const t = useT();
  const { get, update } = useUrlFilters();
  return (
    <Select
      label={t('reports.filters.period')}
      value={parseChoice(get('period'), periodPresets) ?? 'all'}
      onChange={(value) => update({ period: value === 'all' ? null : value })}
      choices={[
        { value: 'all' as const, label: t('surveys.report.sinceOpened') },
        ...periodPresets.map((value) => ({ value, label: t(`reports.presets.${value}`) })),
      ]}
    />
  );
}

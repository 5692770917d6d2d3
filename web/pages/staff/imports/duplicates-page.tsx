import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { DecisionTable } from '#web/features/bulk-imports/duplicates/decision-table.tsx';
import { PairReview } from '#web/features/bulk-imports/duplicates/pair-review.tsx';
import { PairTable } from '#web/features/bulk-imports/duplicates/pair-table.tsx';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Tabs } from '#web/ui/navigation/tabs.tsx';

const parts = ['review', 'decided'] as const;

/** Records that look like one person: the list, one pair, or what was decided. */
export function DuplicatesPage() {
  const t = useT();
  const navigate = useNavigate();
  const { get, update } = useUrlFilters();
  const key = get('pair');
  const title = t('duplicates.title');
  const people = { label: t('resumeImports.people.title'), href: paths.importedPeople };
  const trail =
    key === ''
      ? [people, { label: title }]
      : [people, { label: title, href: paths.duplicates }, { label: t('duplicates.review.title') }];
  return (
    <>
      <PageHeader title={title} purpose={t('duplicates.purpose')} above={<Breadcrumb trail={trail} />} />
      {key === '' ? (
        <Tabs
          label={t('duplicates.parts')}
          selected={parseChoice(get('part'), parts) ?? 'review'}
          onSelect={(part) => update({ part: part === 'review' ? null : part })}
          tabs={[
            { id: 'review', label: t('duplicates.toReview'), content: <PairTable /> },
            { id: 'decided', label: t('duplicates.decided'), content: <DecisionTable /> },
          ]}
        />
      ) : (
        <PairReview key={key} pairKey={key} onDone={() => void navigate(paths.duplicates)} />
      )}
    </>
  );
}

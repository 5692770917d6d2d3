import type { ReactNode } from 'react';
import { applicationSorts } from '#domain/features/applications/contract.ts';
import type { UrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';

interface ApplicantToolsProps {
  readonly label: string;
  readonly words: string;
  readonly sort: (typeof applicationSorts)[number];
  readonly onChange: UrlFilters['update'];
  /** More filters between the query and the sort order. */
  readonly children?: ReactNode;
}

/** Query and sort order above a list of applications. */
export function ApplicantTools({ label, words, sort, onChange, children }: ApplicantToolsProps) {
  const t = useT();
  return (
    <ListTools>
      <ListSearch
        label={label}
        isLabelHidden
        placeholder={label}
        words={words}
        onSearch={(text) => onChange({ words: text })}
      />
      {children}
      <Select
        label={t('applications.review.sort')}
        isHeaderHidden
        value={sort}
        onChange={(value) => onChange({ sort: value })}
        choices={applicationSorts.map((value) => ({
          value,
          label: t('applications.review.sorted', { order: t(`applications.review.sorts.${value}`) }),
        }))}
      />
    </ListTools>
  );
}

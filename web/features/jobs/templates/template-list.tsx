import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, SearchX } from 'lucide-react';
import type { JobTemplate } from '#domain/features/jobs/templates/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ListSearch } from '#web/ui/field/text/list-search.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './job-templates.module.css';
import { TemplateActions } from './template-actions.tsx';
import { jobTemplates } from './template-queries.ts';

interface TemplateListProps {
  /** Of all employers or only the user's own. */
  readonly isWide: boolean;
}

/** The saved templates, with a search. Each row starts a job. */
export function TemplateList({ isWide }: TemplateListProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const words = get('words');
  const query = useQuery(jobTemplates(words));
  const templates = query.data?.templates ?? [];
  return (
    <div className={css.list}>
      <ListTools>
        <ListSearch
          label={t('jobTemplates.search')}
          isLabelHidden
          placeholder={t('jobTemplates.searchHint')}
          words={words}
          onSearch={(text) => update({ words: text })}
        />
      </ListTools>
      <DataTable
        tableId="job-templates"
        label={t('jobTemplates.list')}
        columns={buildColumns(t, isWide)}
        rows={templates}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          href: ({ id }) => paths.createJobFrom(id),
          actions: (template) => <TemplateActions template={template} />,
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        hasTools={false}
        empty={<NoTemplates isFiltered={words !== ''} onClear={() => update({ words: null })} />}
      />
      {query.data?.has_more && (
        <InlineNote tone="info">{t('jobTemplates.more', { count: templates.length })}</InlineNote>
      )}
    </div>
  );
}

function buildColumns(t: Translate, isWide: boolean): Column<JobTemplate>[] {
  const employer: Column<JobTemplate> = {
    id: 'employer',
    header: t('jobTemplates.columns.employer'),
    cell: ({ company }) => formatEmployer(t, company),
  };
  return [
    {
      id: 'name',
      header: t('jobTemplates.columns.name'),
      cell: ({ name, title }) => (title === name ? name : <TwoLines below={title}>{name}</TwoLines>),
    },
    {
      id: 'location',
      header: t('jobTemplates.columns.location'),
      cell: (template) => (
        <TwoLines below={t(`jobs.detail.types.${template.job_type}`)}>{describeLocation(t, template)}</TwoLines>
      ),
    },
    ...(isWide ? [employer] : []),
    {
      id: 'by',
      header: t('jobTemplates.columns.by'),
      cell: ({ created_by: by, created_at: at }) => <TwoLines below={formatDate(at)}>{by}</TwoLines>,
    },
  ];
}

function describeLocation(t: Translate, { city, region, work_mode: mode }: JobTemplate): string {
  return [[city, region].filter(Boolean).join(', '), t(`jobs.detail.modes.${mode}`)].filter(Boolean).join(' · ');
}

function NoTemplates({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useT();
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t('jobTemplates.empty.filtered')}
        action={<Button onPress={onClear}>{t('jobTemplates.empty.clear')}</Button>}
      >
        {t('jobTemplates.empty.filteredText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={LayoutTemplate}
      title={t('jobTemplates.empty.title')}
      action={<LinkButton href={paths.jobs}>{t('jobTemplates.empty.toJobs')}</LinkButton>}
    >
      {t('jobTemplates.empty.text')}
    </EmptyState>
  );
}

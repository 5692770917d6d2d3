import type { SeekerCard } from '#domain/features/seekers/pool.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './seeker-pool.module.css';

/** The columns of the job seeker list. */
export function poolColumns(t: Translate, { isWide }: { readonly isWide: boolean }): Column<SeekerCard>[] {
  const columns: (Column<SeekerCard> | false)[] = [
    {
      id: 'name',
      header: t('seekers.pool.columns.name'),
      cell: ({ name, headline }) => <TwoLines below={headline}>{name}</TwoLines>,
    },
    {
      id: 'place',
      header: t('seekers.pool.columns.location'),
      cell: ({ city, region }) =>
        [city, region].filter(Boolean).join(', ') || <span className={css.muted}>{t('common.labels.notListed')}</span>,
    },
    {
      id: 'skills',
      header: t('seekers.pool.columns.skills'),
      cell: ({ skills }) => skills.join(', ') || <span className={css.muted}>{t('seekers.pool.noSkills')}</span>,
    },
    isWide && {
      id: 'partner',
      header: t('seekers.pool.columns.partner'),
      cell: ({ partner }) => partner ?? <span className={css.muted}>{t('seekers.pool.noPartner')}</span>,
    },
    {
      id: 'changed',
      header: t('seekers.pool.columns.changed'),
      cell: ({ updated_at }) => <Time when={updated_at} variant="relative" />,
    },
  ];
  return columns.filter((column) => column !== false);
}

import type { SeekerCard } from '#domain/features/seekers/pool.ts';
import { formatShortDay } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PersonCell } from '#web/ui/table/person-cell.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './seeker-pool.module.css';

/** The columns of the job seeker list. */
export function poolColumns(t: Translate, { isWide }: { readonly isWide: boolean }): Column<SeekerCard>[] {
  const columns: (Column<SeekerCard> | false)[] = [
    {
      id: 'name',
      header: t('seekers.pool.columns.name'),
      cell: ({ name, headline }) => (
        <PersonCell name={name}>
          <TwoLines below={<span className={css.line}>{headline}</span>}>{name}</TwoLines>
        </PersonCell>
      ),
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
      cell: ({ skills }) =>
        skills.length > 0 ? clamp(skills.join(', ')) : <span className={css.muted}>{t('seekers.pool.noSkills')}</span>,
    },
    isWide && {
      id: 'partner',
      header: t('seekers.pool.columns.partner'),
      cell: ({ partner }) => partner ?? <span className={css.muted}>{t('seekers.pool.noPartner')}</span>,
    },
    ...(isWide ? [] : supportColumns(t)),
    {
      id: 'changed',
      header: t('seekers.pool.columns.changed'),
      cell: ({ updated_at }) => (
        <span className={css.nowrap}>
          <Time when={updated_at} variant="relative" />
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** At most two lines, so that a screen has many people; their page has everything. */
function clamp(text: string) {
  return <span className={css.clamp}>{text}</span>;
}

/** What the partner recorded about the people whom it supports. */
function supportColumns(t: Translate): Column<SeekerCard>[] {
  const empty = (text: string) => <span className={css.muted}>{text}</span>;
  return [
    {
      id: 'consent',
      header: t('seekers.journal.columns.consent'),
      cell: ({ is_own: isOwn }) => clamp(t(`seekers.journal.consent.${isOwn ? 'own' : 'discoverable'}`)),
    },
    {
      id: 'tags',
      header: t('seekers.journal.columns.tags'),
      cell: ({ support }) => (support && support.tags.length > 0 ? clamp(support.tags.join(', ')) : empty('–')),
    },
    {
      id: 'lastContact',
      header: t('seekers.journal.columns.lastContact'),
      cell: ({ support }) => {
        if (!support) return empty('–');
        const { last_contact_on: day } = support;
        return day === null ? empty(t('seekers.journal.noContact')) : <Time when={day} />;
      },
    },
    {
      id: 'nextStep',
      header: t('seekers.journal.columns.nextStep'),
      cell: ({ support }) => {
        if (!support) return empty('–');
        const { next_step: step } = support;
        return step ? clamp(`${formatShortDay(step.on)}: ${step.text}`) : empty(t('seekers.journal.noStep'));
      },
    },
  ];
}

import type { TeamKind, TeamMember } from '#domain/features/teams/contract.ts';
import { formatLanguage, formatList, formatNumber } from '#web/lib/texts/format.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { formatWeeklyHours } from '#web/lib/texts/weekly-hours.ts';
import { Time } from '#web/ui/data/time.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { PersonCell, roleName } from './person-cell.tsx';
import css from './teams.module.css';

interface ColumnOptions {
  /** Whether the list spans several organizations. */
  readonly isWide: boolean;
  /** The reader, who is marked. */
  readonly userId: number | null;
}

/** Who the members of a team are, and what they work on. */
export function buildTeamColumns(
  t: Translate,
  kind: TeamKind,
  { isWide, userId }: ColumnOptions,
): Column<TeamMember>[] {
  const columns: (Column<TeamMember> | false)[] = [
    {
      id: 'name',
      header: t('teams.columns.name'),
      cell: ({ id, name, email }) => (
        <PersonCell name={name} email={email}>
          {id === userId && <span className={css.muted}> ({t('teams.you')})</span>}
        </PersonCell>
      ),
    },
    { id: 'role', header: t('teams.columns.role'), cell: (member) => roleName(t, member) },
    isWide && { id: 'organisation', header: t('teams.columns.organisation'), cell: (member) => member.organisation },
    ...workColumns[kind](t),
    {
      id: 'active',
      header: t('teams.columns.active'),
      cell: ({ last_active }) =>
        last_active ? <Time when={last_active} variant="relative" /> : <Unknown text={t('teams.never')} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

const workColumns: Readonly<Record<TeamKind, (t: Translate) => Column<TeamMember>[]>> = {
  hiring: (t) => [
    buildCount('jobs', t('teams.columns.jobs'), ({ jobs }) => jobs),
    buildCount('tasks', t('teams.columns.tasks'), ({ tasks }) => tasks),
  ],
  partner: (t) => [
    buildCount('seekers', t('teams.columns.seekers'), ({ seekers }) => seekers),
    buildCount('tasks', t('teams.columns.steps'), ({ tasks }) => tasks),
  ],
  concierge: (t) => [
    buildCount('chats', t('teams.columns.chats'), ({ agent }) => agent?.open_chats ?? 0),
    {
      id: 'reply',
      header: t('teams.columns.reply'),
      cell: ({ agent }) => {
        const minutes = agent?.median_reply_minutes ?? null;
        return minutes === null ? <Unknown text={t('teams.noReply')} /> : t('common.dates.minutes', { count: minutes });
      },
    },
    {
      id: 'hours',
      header: t('teams.columns.hours'),
      cell: ({ agent }) => formatWeeklyHours(agent?.hours ?? null) || <Unknown text={t('teams.unknown')} />,
    },
    {
      id: 'languages',
      header: t('teams.columns.languages'),
      cell: ({ agent }) =>
        formatList((agent?.languages ?? []).map(formatLanguage)) || <Unknown text={t('teams.unknown')} />,
    },
  ],
};

function buildCount(id: string, header: string, count: (member: TeamMember) => number): Column<TeamMember> {
  return {
    id,
    header,
    cell: (member) => <span className={css.number}>{formatNumber(count(member))}</span>,
    align: 'end',
  };
}

function Unknown({ text }: { readonly text: string }) {
  return <span className={css.muted}>{text}</span>;
}

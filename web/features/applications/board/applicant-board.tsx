import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import type { CardPage } from '#web/features/applications/application-pages.ts';
import { PersonDecides } from '#web/features/applications/list/applicant-view-tabs.tsx';
import { NoApplicants } from '#web/features/applications/list/no-applicants.tsx';
import { MarksFilters, readMarksFilter } from '#web/features/applications/marks/marks-filters.tsx';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { boardLimit, boardQuery } from '#web/features/applications/staff-queries.ts';
import { useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useIsPhone } from '#web/lib/media.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { useAnnounce } from '#web/ui/feedback/announce.ts';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ListNote } from '#web/ui/layout/list-note.tsx';
import css from './applicant-board.module.css';
import { BoardCard, getCardId } from './board-card.tsx';
import { type BoardColumn, filterCards, findNextStatus, getStatusAt, listColumns } from './board-columns.ts';
import { BoardLane, getColumnTitle } from './board-lane.tsx';

const lanesId = 'board-lanes';

interface ApplicantBoardProps {
  readonly jobId: number;
  readonly label: string;
}

/** The applicants of a job by stage. */
export function ApplicantBoard({ jobId, label }: ApplicantBoardProps) {
  const t = useT();
  const { get, update } = useUrlFilters();
  const filter = readMarksFilter(get);
  const isFiltered = filter.tag !== '' || filter.rating !== '' || filter.isNew;
  const { data, error, refetch } = useQuery(boardQuery(jobId, '', filter));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('tables.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  if (data.applications.length === 0 && !isFiltered) return <NoBoard jobId={jobId} />;
  return (
    <>
      <div className={css.filters}>
        <MarksFilters jobId={jobId} filter={filter} onChange={update} />
      </div>
      {data.applications.length === 0 ? (
        <NoApplicants onClear={() => update({ tag: null, rating: null, since: null })} />
      ) : (
        <Board page={data} label={label} />
      )}
    </>
  );
}

function NoBoard({ jobId }: { readonly jobId: number }) {
  const t = useT();
  return (
    <EmptyState
      icon={Users}
      title={t('applications.review.empty.title')}
      action={<LinkButton href={paths.job(jobId)}>{t('applications.review.empty.share')}</LinkButton>}
    >
      {t('applications.review.empty.text')}
    </EmptyState>
  );
}

interface BoardProps {
  readonly page: CardPage;
  readonly label: string;
}

function Board({ page, label }: BoardProps) {
  const t = useT();
  const canMove = useScope('application.move') !== null;
  const cards = page.applications;
  const columns = listColumns(cards);
  const isPhone = useIsPhone();
  const [stage, setStage] = useState<string | null>(null);
  const filled = columns.find((column) => filterCards(column, cards).length > 0);
  const chosen = columns.find(({ id }) => id === stage) ?? filled;
  const shown = isPhone && chosen ? [chosen] : columns;
  const { wanted, setWanted, outcomes, setOutcomes, step, noteMoved, movedId } = useBoardMoves(cards, columns);
  return (
    <div className={css.board}>
      <PersonDecides />
      {canMove && (
        <div className={css.help}>
          <ListNote>{t('applications.review.boardOf.help')}</ListNote>
        </div>
      )}
      {page.next !== null && (
        <InlineNote tone="info">{t('applications.review.boardOf.firstOnly', { count: boardLimit })}</InlineNote>
      )}
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {isPhone && chosen && <StageSelect columns={columns} cards={cards} value={chosen.id} onChange={setStage} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keyboard */}
      <section id={lanesId} className={css.lanes} aria-label={label} tabIndex={0}>
        {shown.map((column) => {
          const inLane = filterCards(column, cards);
          return (
            <BoardLane
              key={column.id}
              column={column}
              count={inLane.length}
              isCollapsible={!isPhone}
              minShown={inLane.findIndex(({ id }) => id === movedId) + 1}
              onDropCard={(card) => {
                const to = getStatusAt(column, card);
                if (to) setWanted({ cards: [card], to });
              }}
            >
              {inLane.map((card) => (
                <BoardCard
                  key={card.id}
                  card={card}
                  canMove={canMove}
                  hasChip={column.isEnd}
                  onMove={(to) => setWanted({ cards: [card], to })}
                  onStep={(direction) => step(card, direction)}
                />
              ))}
            </BoardLane>
          );
        })}
      </section>
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={noteMoved} />
    </div>
  );
}

interface StageSelectProps {
  readonly columns: readonly BoardColumn[];
  readonly cards: readonly ApplicationCard[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** On a phone, the board shows one column at a time. */
function StageSelect({ columns, cards, value, onChange }: StageSelectProps) {
  const t = useT();
  return (
    <Select
      label={t('applications.review.columns.status')}
      value={value}
      onChange={onChange}
      choices={columns.map((column) => ({
        value: column.id,
        label: `${getColumnTitle(t, column)} (${filterCards(column, cards).length})`,
      }))}
    />
  );
}

/** The requested move, its outcome, and the focus that follows the card. */
function useBoardMoves(cards: readonly ApplicationCard[], columns: ReturnType<typeof listColumns>) {
  const t = useT();
  const announce = useAnnounce();
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [follow, setFollow] = useState<{ id: number; status: ApplicationStatus } | null>(null);
  const [movedId, setMovedId] = useState<number | null>(null);
  useEffect(() => {
    if (!follow || !cards.some((card) => card.id === follow.id && card.status === follow.status)) return;
    const link = document.querySelector<HTMLElement>(`#${getCardId(follow.id)} a`);
    // On a phone, the card is in a column that is not visible.
    (link ?? document.getElementById(lanesId))?.focus();
    setFollow(null);
  }, [follow, cards]);
  const step = (card: ApplicationCard, direction: -1 | 1) => {
    const to = findNextStatus(columns, card, direction);
    if (to) setWanted({ cards: [card], to });
    else announce(t('applications.review.boardOf.moveRefused', { name: card.seeker.name }));
  };
  const noteMoved = (moved: readonly Outcome[]) => {
    setOutcomes(moved);
    const [first] = moved;
    if (!first) return;
    setMovedId(first.card.id);
    setFollow({ id: first.card.id, status: first.to });
  };
  return { wanted, setWanted, outcomes, setOutcomes, step, noteMoved, movedId };
}

import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { BulkNote, type BulkResult } from '#web/features/applications/bulk/bulk-note.tsx';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useFitsSidePanel } from '#web/lib/media.ts';
import { useScope } from '#web/lib/session/role.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { ListNote } from '#web/ui/layout/list-note.tsx';
import { WithSidePanel } from '#web/ui/layout/side-panel.tsx';
import type { ApplicantListProps } from './applicant-list-props.ts';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantTable } from './applicant-table.tsx';
import { PersonDecides } from './applicant-view-tabs.tsx';
import { useCurrentRow } from './use-current-row.ts';

/** Tables of applications, moved by menu or in bulk. */
export function ApplicantList(props: ApplicantListProps) {
  const { cards } = props;
  const canMove = useScope('application.move') !== null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [result, setResult] = useState<BulkResult | null>(null);
  const t = useT();
  const fits = useFitsSidePanel();
  const row = useCurrentRow(cards, fits && !props.isGrouped);
  const groups = props.isGrouped && cards.length > 0 ? buildGroups(t, cards) : [{ group: null, rows: cards }];
  const noteMoved = (moved: readonly Outcome[]) => {
    setOutcomes(moved);
    setSelected(new Set());
  };
  const noteDone = (done: BulkResult) => {
    setResult(done);
    setSelected(new Set());
  };
  const openMove = (card: ApplicationCard, to: ApplicationStatus) => setWanted({ cards: [card], to });
  return (
    <>
      {!row.card && <PersonDecides />}
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
      {result && <BulkNote result={result} onClose={() => setResult(null)} />}
      <WithSidePanel
        panel={
          row.card && (
            <ApplicantPanel
              card={row.card}
              position={row.position}
              count={cards.length}
              onStep={row.step}
              onMove={openMove}
              onClose={row.close}
            />
          )
        }
      >
        {groups.map(({ group, rows }, index) => (
          <ApplicantTable
            key={group?.id ?? 'all'}
            list={props}
            group={group}
            rows={rows}
            isLast={index === groups.length - 1}
            picked={canMove ? selected : null}
            onPick={setSelected}
            onMove={setWanted}
            onDone={noteDone}
            current={row.card ? String(row.card.id) : null}
            onVisit={fits && !props.isGrouped ? row.visit : undefined}
          />
        ))}
      </WithSidePanel>
      {props.sort === 'score' && cards.length > 1 && <ListNote>{t('applications.review.sortNote')}</ListNote>}
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={noteMoved} />
    </>
  );
}

/** By employer, alphabetically. */
function buildGroups(t: Translate, cards: readonly ApplicationCard[]) {
  const groups = new Map<number, ApplicationCard[]>();
  for (const card of cards) {
    const { organisation_id: id } = card.job;
    groups.set(id, [...(groups.get(id) ?? []), card]);
  }
  return [...groups]
    .map(([id, rows]) => ({ group: { id, name: formatEmployer(t, rows[0]?.job.company ?? '') }, rows }))
    .sort((left, right) => left.group.name.localeCompare(right.group.name));
}

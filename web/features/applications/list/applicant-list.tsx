import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { MoveDialog } from '#web/features/applications/move/move-dialog.tsx';
import { MovedList } from '#web/features/applications/move/moved-list.tsx';
import type { Outcome, RequestedMove } from '#web/features/applications/move/moving.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { type Translate, useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/session/role.ts';
import type { ApplicantListProps } from './applicant-list-props.ts';
import { ApplicantTable } from './applicant-table.tsx';
import { PersonDecides } from './applicant-view-tabs.tsx';

/** Tables of applications, moved by menu or in bulk. */
export function ApplicantList(props: ApplicantListProps) {
  const { cards } = props;
  const canMove = useScope('application.move') !== null;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<RequestedMove | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const t = useT();
  const groups = props.isGrouped && cards.length > 0 ? groupsOf(t, cards) : [{ group: null, rows: cards }];
  const noteMoved = (moved: readonly Outcome[]) => {
    setOutcomes(moved);
    setSelected(new Set());
  };
  return (
    <>
      <PersonDecides />
      <MovedList outcomes={outcomes} onClose={() => setOutcomes([])} />
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
        />
      ))}
      <MoveDialog requested={wanted} onClose={() => setWanted(null)} onMoved={noteMoved} />
    </>
  );
}

/** By employer, alphabetically. */
function groupsOf(t: Translate, cards: readonly ApplicationCard[]) {
  const groups = new Map<number, ApplicationCard[]>();
  for (const card of cards) {
    const { organisation_id: id } = card.job;
    groups.set(id, [...(groups.get(id) ?? []), card]);
  }
  return [...groups]
    .map(([id, rows]) => ({ group: { id, name: formatEmployer(t, rows[0]?.job.company ?? '') }, rows }))
    .sort((left, right) => left.group.name.localeCompare(right.group.name));
}

import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import css from '#web/features/applications/move/move-dialog.module.css';
import { formatList } from '#web/lib/texts/format.ts';

interface LeftOutProps {
  /** The applicants by reason: "2 people changed since you opened this list:". */
  readonly groups: readonly { readonly reason: string; readonly cards: readonly ApplicationCard[] }[];
}

/** The selected applicants whom a bulk action leaves out, and why. */
export function LeftOut({ groups }: LeftOutProps) {
  return groups
    .filter(({ cards }) => cards.length > 0)
    .map(({ reason, cards }) => (
      <div key={reason}>
        <p>{reason}</p>
        <p className={css.names}>{formatList(cards.map(({ seeker }) => seeker.name))}</p>
      </div>
    ));
}

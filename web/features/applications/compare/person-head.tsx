import { X } from 'lucide-react';
import type { Application } from '#domain/features/applications/contract.ts';
import { listMatchArcs } from '#domain/features/matching/score/match-arcs.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { MatchRing } from '#web/ui/data/match/match-ring.tsx';
import css from './comparison.module.css';

interface PersonHeadProps {
  readonly application: Application;
  readonly getName: (application: Application) => string;
  readonly isMasked: boolean;
  readonly onRemove: (id: number) => void;
}

/** A compared person: the match, the name, and the stage. */
export function PersonHead({ application, getName, isMasked, onRemove }: PersonHeadProps) {
  const t = useT();
  const { id, match, seeker, status } = application;
  const name = getName(application);
  return (
    <div className={css.head}>
      <div className={css.ring}>
        <MatchRing total={match.total} arcs={listMatchArcs(match)} />
      </div>
      <div className={css.person}>
        {isMasked ? name : <Link href={paths.application(id)}>{name}</Link>}
        <span className={css.hidden}>
          {match.total === null
            ? t('matching.notEnough')
            : t('applications.compare.score', { score: String(match.total) })}
        </span>
        {seeker.headline && <span className={css.note}>{seeker.headline}</span>}
        <ApplicationChip status={status} />
      </div>
      <IconButton icon={X} label={t('applications.compare.remove', { name })} onPress={() => onRemove(id)} isDense />
    </div>
  );
}

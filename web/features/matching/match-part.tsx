import { Check, Minus } from 'lucide-react';
import { useLocation } from 'react-router';
import type { MatchPart as Part } from '#domain/features/matching/contract.ts';
import type { MatchPart as PartName } from '#domain/features/matching/parts.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Meter } from '#web/ui/data/meter.tsx';
import css from './match-part.module.css';
import { asksFor, formatLevel, formatPoints } from './match-words.ts';

interface MatchPartProps {
  readonly name: PartName;
  readonly part: Part;
  /** Whether the viewer is the job seeker or staff. */
  readonly reader?: 'self' | 'staff';
}

const texts = {
  self: {
    none_required: 'matching.noneRequired',
    job_silent: 'matching.jobSilent',
    profile_empty: 'matching.profileEmpty',
    met: 'matching.met',
    missing: 'matching.missing',
    levelMet: 'matching.levelMet',
    ownLevel: 'matching.ownLevel',
  },
  staff: {
    none_required: 'applications.review.detail.noneRequired',
    job_silent: 'matching.jobSilent',
    profile_empty: 'applications.review.detail.profileEmpty',
    met: 'applications.review.detail.met',
    missing: 'applications.review.detail.missing',
    levelMet: 'applications.review.detail.levelMet',
    ownLevel: 'applications.review.detail.ownLevel',
  },
} as const;

/** The profile field behind a part. */
const fieldOf = {
  Skills: 'skills',
  Certifications: 'certifications',
  Education: 'education_level',
  JobTitles: 'titles',
  Industries: 'industries',
  ManagementLevel: 'management_level',
} as const satisfies Record<PartName, keyof ProfileFields>;

/** One of the six parts: points, met, and missing items. */
export function MatchPart({ name, part, reader = 'self' }: MatchPartProps) {
  const t = useT();
  const labels = texts[reader];
  const points = t('matching.points', { score: formatPoints(part.score), weight: formatPoints(part.weight) });
  return (
    <div className={css.part}>
      {part.fraction === null ? (
        <p>{t(`matching.parts.${name}`)}</p>
      ) : (
        <Meter label={t(`matching.parts.${name}`)} value={part.fraction} valueText={points} />
      )}
      {part.state !== 'compared' && <p className={css.note}>{t(labels[part.state])}</p>}
      {part.asked_level !== null && <Level name={name} part={part} reader={reader} />}
      <Terms label={t(labels.met)} terms={part.matched} isMet />
      <Terms label={t(labels.missing)} terms={part.missing} />
      {reader === 'self' && asksFor(part) && <WrongLink name={name} />}
    </div>
  );
}

/** Links to the profile field behind the part; Back returns to the job. */
function WrongLink({ name }: { readonly name: PartName }) {
  const t = useT();
  const from = formatLocation(useLocation());
  return (
    <p>
      <Link href={paths.editProfileAt(fieldOf[name])} routerOptions={{ state: { from } }}>
        {t('matching.wrong', { part: t(`matching.parts.${name}`) })}
      </Link>
    </p>
  );
}

function Level({ name, part, reader = 'self' }: MatchPartProps) {
  const t = useT();
  const isMet = (part.fraction ?? 0) >= 100;
  const Icon = isMet ? Check : Minus;
  return (
    <p className={css.level}>
      <Icon size={20} aria-hidden className={isMet ? css.met : css.missing} />
      <span>
        {t('matching.askedLevel', { level: formatLevel(t, name, part.asked_level) })}
        {' · '}
        {isMet ? t(texts[reader].levelMet) : t(texts[reader].ownLevel, { level: formatLevel(t, name, part.own_level) })}
      </span>
    </p>
  );
}

interface TermsProps {
  readonly label: string;
  readonly terms: readonly { readonly id: number; readonly label: string }[];
  readonly isMet?: boolean;
}

function Terms({ label, terms, isMet = false }: TermsProps) {
  if (terms.length === 0) return null;
  const Icon = isMet ? Check : Minus;
  return (
    <div className={css.terms}>
      <span className={css.label}>{label}</span>
      <ul className={css.list} aria-label={label}>
        {terms.map((term) => (
          <li key={term.id} className={isMet ? css.metTerm : css.missingTerm}>
            <Icon size={16} aria-hidden />
            {term.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Check, Equal, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { MatchedTerm, MissingTerm, MatchPart as Part } from '#domain/features/matching/contract.ts';
import { PART_SOURCES, type MatchPart as PartName } from '#domain/features/matching/score/parts.ts';
import type { RelationKind } from '#domain/features/matching/taxonomy/relations.ts';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Meter } from '#web/ui/data/progress/meter.tsx';
import css from './match-part.module.css';
import { formatLevel, formatPoints, type Reader } from './match-words.ts';
import { PartEvidence } from './part-evidence.tsx';

interface MatchPartProps {
  readonly name: PartName;
  readonly part: Part;
  readonly reader: Reader;
  /** Whether there is a number, which the points of the part add to. */
  readonly isScored: boolean;
}

type TermsProps = Omit<MatchPartProps, 'isScored'>;

/** The profile field behind a part. */
const profileFields = {
  Skills: 'skills',
  Certifications: 'certifications',
  Education: 'education_level',
  JobTitles: 'titles',
  Industries: 'industries',
  ManagementLevel: 'management_level',
} as const satisfies Record<PartName, keyof ProfileFields>;

/** One of the six parts: its points, what matches, what is missing, and where the requirements come from. */
export function MatchPart({ name, part, reader, isScored }: MatchPartProps) {
  const t = useT();
  const label = t(`matching.parts.${name}`);
  const { state, fraction, score, weight } = part;
  const points = t('matching.points', { score: formatPoints(score), weight: formatPoints(weight) });
  return (
    <div className={css.part}>
      {fraction === null || !isScored ? (
        <p className={css.unknown}>
          <span>{label}</span>
          {fraction === null && <span className={css.note}>{t('matching.notCounted')}</span>}
        </p>
      ) : (
        <Meter label={label} value={fraction} valueText={points} />
      )}
      {state !== 'compared' && <p className={css.note}>{t(`matching.${reader}.${state}`)}</p>}
      <Level name={name} part={part} reader={reader} />
      <Terms name={name} part={part} reader={reader} />
      <PartEvidence name={name} part={part} />
      {reader === 'self' && <NotRight name={name} />}
    </div>
  );
}

/** Leads to the profile field behind the part; Back returns to the job. */
function NotRight({ name }: Pick<MatchPartProps, 'name'>) {
  const t = useT();
  const from = formatLocation(useLocation());
  return (
    <p>
      <Link href={paths.editProfileAt(profileFields[name])} routerOptions={{ state: { from } }}>
        {t('matching.wrong', { part: t(`matching.parts.${name}`) })}
      </Link>
    </p>
  );
}

function Level({ name, part: { asked_level: asked, own_level: own, fraction }, reader }: TermsProps) {
  const t = useT();
  if (asked === null) return null;
  const isMet = fraction === 100;
  return (
    <p className={css.line}>
      <Mark isMet={isMet} />
      <span>
        {t('matching.askedLevel', { level: formatLevel(t, name, asked) })}{' '}
        {t(`matching.${reader}.ownLevel`, { level: formatLevel(t, name, own) })}
      </span>
    </p>
  );
}

function Terms({ name, part: { state, matched, missing }, reader }: TermsProps) {
  const t = useT();
  const same = matched.filter(({ how }) => how === 'same');
  const related = matched.flatMap(({ how, ...term }) => (how === 'same' ? [] : { ...term, how }));
  const source = PART_SOURCES[name];
  // One of the titles or industries is enough, so the others are not missing.
  const isOneEnough = source.kind === 'list' && source.counts === 'best' && same.length > 0;
  const isCompared = state === 'compared';
  return (
    <>
      <TermList label={t(`matching.${reader}.met`)} terms={same} isMet>
        {(term) => <OwnWords term={term} reader={reader} />}
      </TermList>
      {!isOneEnough && related.map((term) => <Related key={term.label} term={term} reader={reader} />)}
      {!isOneEnough && (
        <TermList label={t(isCompared ? `matching.${reader}.missing` : 'matching.asked')} terms={missing} />
      )}
    </>
  );
}

interface TermListProps<Term> {
  readonly label: string;
  readonly terms: readonly Term[];
  readonly isMet?: boolean;
  readonly children?: (term: Term) => ReactNode;
}

function TermList<Term extends MissingTerm>({ label, terms, isMet = false, children }: TermListProps<Term>) {
  if (terms.length === 0) return null;
  return (
    <div className={css.terms}>
      <span className={css.label}>{label}</span>
      <ul className={css.list} aria-label={label}>
        {terms.map((term) => (
          <li key={term.label} className={isMet ? css.metTerm : css.missingTerm}>
            <Mark isMet={isMet} size={16} />
            {term.label}
            {children?.(term)}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OwnWordsProps {
  readonly term: MatchedTerm;
  readonly reader: Reader;
}

/** The person's words for the same term, if they differ from the job's. */
function OwnWords({ term: { label, own }, reader }: OwnWordsProps) {
  const t = useT();
  if (own.label.toLocaleLowerCase() === label.toLocaleLowerCase()) return null;
  return <span> ({t(`matching.${reader}.ownWords`, { words: own.label })})</span>;
}

interface RelatedProps {
  readonly term: MatchedTerm & { readonly how: RelationKind };
  readonly reader: Reader;
}

/** "You have MySQL, which is close to PostgreSQL. It counts 50%." */
function Related({ term: { label, own, how, value }, reader }: RelatedProps) {
  const t = useT();
  return (
    <p className={css.line}>
      <Equal size={20} aria-hidden className={css.related} />
      <span>
        {t(`matching.${reader}.have`, { own: own.label, how: t(`matching.how.${how}`, { asked: label }) })}{' '}
        <span className={css.note}>{t('matching.counts', { value })}</span>
      </span>
    </p>
  );
}

function Mark({ isMet, size = 20 }: { readonly isMet: boolean; readonly size?: number }) {
  const Icon = isMet ? Check : Minus;
  return <Icon size={size} aria-hidden className={isMet ? css.met : css.missing} />;
}

import { Banknote, Briefcase, type LucideIcon, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExplainedMatch } from '#domain/features/matching/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { describeExperience, describeLocation, describePay } from './explained/fact-words.ts';
import type { Reader } from './explained/match-words.ts';
import css from './match-facts.module.css';

interface MatchFactsProps {
  readonly facts: ExplainedMatch['facts'];
  readonly reader: Reader;
  /** The line about the workplace, which only the job seeker sees. */
  readonly workplace?: ReactNode;
}

/** The lines next to the score, in words. They never change it. */
export function MatchFacts({ facts: { experience, location, pay }, reader, workplace }: MatchFactsProps) {
  const t = useT();
  if (!experience && !location && !pay && !workplace) return null;
  return (
    <div className={css.facts}>
      <h3 className={css.title}>{t('matching.factsTitle')}</h3>
      <p className={css.muted}>{t('matching.factsHint')}</p>
      <dl className={css.list}>
        {experience && (
          <Fact icon={Briefcase} label={t('matching.facts.experience')} isOff={experience.verdict === 'below'}>
            {describeExperience(t, experience, reader)}
            {experience.evidence && <Quote text={experience.evidence} />}
          </Fact>
        )}
        {location && (
          <Fact icon={MapPin} label={t('matching.facts.location')} isOff={offLocations.has(location.verdict)}>
            {describeLocation(t, location)}
          </Fact>
        )}
        {pay && (
          <Fact icon={Banknote} label={t('matching.facts.pay')} isOff={pay.verdict === 'below'}>
            {describePay(t, pay)}
          </Fact>
        )}
        {workplace}
      </dl>
    </div>
  );
}

const offLocations: ReadonlySet<string> = new Set(['remote_abroad', 'far', 'other_country']);

interface FactProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Whether the job differs from what the person has or wants. */
  readonly isOff?: boolean;
  readonly children: ReactNode;
}

function Fact({ icon: Icon, label, isOff = false, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>
        <Icon size={20} aria-hidden />
        {label}
      </dt>
      <dd className={isOff ? css.off : undefined}>{children}</dd>
    </div>
  );
}

function Quote({ text }: { readonly text: string }) {
  const t = useT();
  return <span className={css.muted}> {t('matching.fromText', { text })}</span>;
}

import { Check, Equal, Minus } from 'lucide-react';
import type { MatchPart } from '#domain/features/matching/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './comparison.module.css';

/** The required skills: met, met by a related skill, or missing. */
export function RequiredTerms({ part: { matched, missing } }: { readonly part: MatchPart }) {
  const t = useT();
  if (matched.length + missing.length === 0) {
    return <span className={css.muted}>{t('common.labels.notListed')}</span>;
  }
  return (
    <ul className={css.terms}>
      {matched.map(({ label, how }) => {
        const Icon = how === 'same' ? Check : Equal;
        const state = t(how === 'same' ? 'applications.compare.met' : 'applications.compare.related');
        return (
          <li key={label} className={css.term}>
            <Icon size={16} aria-label={state} role="img" />
            {label}
          </li>
        );
      })}
      {missing.map(({ label }) => (
        <li key={label} className={css.missing}>
          <Minus size={16} aria-label={t('applications.compare.missing')} role="img" />
          {label}
        </li>
      ))}
    </ul>
  );
}

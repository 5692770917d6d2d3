import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { OfferCheck } from '#domain/features/offers/checks.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './offers.module.css';

const icons = { passed: CircleCheck, failed: CircleAlert, explained: CircleCheck, unknown: CircleHelp };

/** What has to hold before the offer can be sent. */
export function OfferChecks({ checks }: { readonly checks: readonly OfferCheck[] }) {
  const t = useT();
  return (
    <CardSection title={t('offers.checks.title')}>
      <ul className={css.checks}>
        {checks.map((check) => {
          const Icon = icons[check.state];
          const isFailed = check.state === 'failed';
          return (
            <li key={check.code} className={css.check} data-state={check.state}>
              <Icon size={16} aria-label={t(isFailed ? 'offers.checks.failed' : 'offers.checks.passed')} />
              {describeCheck(t, check)}
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}

function describeCheck(t: Translate, { code, state, days }: OfferCheck): string {
  if (code === 'pay') return t(`offers.checks.pay.${state}`);
  const result = state === 'failed' ? 'failed' : 'passed';
  if (code === 'answer_by' && result === 'passed') return t('offers.checks.answer_by.passed', { count: days ?? 0 });
  return t(`offers.checks.${code}.${result}`);
}

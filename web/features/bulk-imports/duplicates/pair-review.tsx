import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DuplicatePair } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { type MergeChoices, mergeFields } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { paths } from '#web/app/paths.ts';
import { getErrorCode } from '#web/lib/api-error.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import css from './duplicates.module.css';
import { FieldChoice, PairFacts } from './field-choice.tsx';
import { PairActions } from './pair-actions.tsx';
import { getDefaultChoices } from './pair-values.ts';
import { duplicatePair } from './queries.ts';

interface PairReviewProps {
  readonly pairKey: string;
  readonly onDone: () => void;
}

/** Two records next to each other, field by field, and the decision. */
export function PairReview({ pairKey, onDone }: PairReviewProps) {
  const t = useT();
  const { data: pair, error, refetch } = useQuery(duplicatePair(pairKey));
  if (pair) return <LoadedPair pair={pair} onDone={onDone} />;
  if (getErrorCode(error) === 'not_found') {
    return (
      <div className={css.stack}>
        <InlineNote tone="info">{t('duplicates.review.gone')}</InlineNote>
        <div>
          <LinkButton href={paths.duplicates}>{t('duplicates.review.back')}</LinkButton>
        </div>
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Loading label={t('duplicates.review.loading')} />;
}

function LoadedPair({ pair, onDone }: { readonly pair: DuplicatePair; readonly onDone: () => void }) {
  const t = useT();
  const { first, second } = pair;
  const [choices, setChoices] = useState<MergeChoices>(() => getDefaultChoices(first, second));
  const isAccount = second.kind === 'account';
  return (
    <CardSection title={t('duplicates.review.title')}>
      <div className={css.stack}>
        <p>{t(`duplicates.reasons.${pair.reason}`)}</p>
        {pair.has_two_accounts && <InlineNote tone="warn">{t('duplicates.review.twoAccounts')}</InlineNote>}
        {isAccount && <InlineNote tone="info">{t('duplicates.review.accountNote')}</InlineNote>}
        {mergeFields.map((field) => (
          <FieldChoice
            key={field}
            pair={pair}
            field={field}
            side={choices[field]}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
          />
        ))}
        <PairFacts pair={pair} />
        {!isAccount && <p className={css.muted}>{t('duplicates.review.keepFiles')}</p>}
        <PairActions pair={pair} choices={choices} onDone={onDone} />
      </div>
    </CardSection>
  );
}

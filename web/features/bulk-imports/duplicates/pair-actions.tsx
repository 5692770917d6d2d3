import { Link2, Merge, UserX } from 'lucide-react';
import type { DuplicatePair } from '#domain/features/bulk-imports/duplicates/contract.ts';
import type { MergeChoices } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import css from './duplicates.module.css';
import { useMergePair, useSetDistinct } from './queries.ts';

interface PairActionsProps {
  readonly pair: DuplicatePair;
  readonly choices: MergeChoices;
  readonly onDone: () => void;
}

export function PairActions({ pair, choices, onDone }: PairActionsProps) {
  const t = useT();
  const merge = useMergePair(pair);
  const distinct = useSetDistinct(pair.key);
  const isAccount = pair.second.kind === 'account';
  const isPending = merge.isPending || distinct.isPending;
  const finish = (text: string) => {
    showToast({ action: `duplicate-${pair.key}`, tone: 'ok', text, detail: t('duplicates.review.undo') });
    onDone();
  };
  const sendMerge = async () => {
    await merge.mutateAsync(choices);
    finish(t(isAccount ? 'duplicates.review.linked' : 'duplicates.review.merged'));
  };
  const sendDistinct = async () => {
    await distinct.mutateAsync();
    finish(t('duplicates.review.notSame'));
  };
  const error = merge.error ?? distinct.error;
  return (
    <>
      {error && <InlineNote tone="danger">{translateError(error)}</InlineNote>}
      <div className={css.actions}>
        {!pair.has_two_accounts && (
          <Button
            variant="primary"
            icon={isAccount ? Link2 : Merge}
            isPending={isPending}
            onPress={() => void sendMerge().catch(() => undefined)}
          >
            {t(isAccount ? 'duplicates.review.link' : 'duplicates.review.merge')}
          </Button>
        )}
        <Button icon={UserX} isPending={isPending} onPress={() => void sendDistinct().catch(() => undefined)}>
          {t('duplicates.review.distinct')}
        </Button>
      </div>
    </>
  );
}

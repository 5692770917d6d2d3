import { LoaderCircle, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useDelay } from '#web/lib/spec-timer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { announce } from './announce.ts';
import css from './loading.module.css';

interface LoadingProps {
  /** What is loading: "Loading your jobs". */
  readonly label: string;
  /** Placeholder of the final size, shown after the first second. */
  readonly skeleton?: ReactNode;
  readonly onRetry?: () => void;
}

/** Milliseconds after which the next stage shows. */
const stageThresholdsMs = [1000, 3000, 10_000] as const;

/** Nothing for a second, then a skeleton, then text, then a retry button. Announces "Loaded" at the end. */
export function Loading({ label, skeleton, onRetry }: LoadingProps) {
  const t = useT();
  const [stage, setStage] = useState(0);
  const next = stageThresholdsMs[stage];
  useDelay((next ?? 0) - (stageThresholdsMs[stage - 1] ?? 0), () => setStage(stage + 1), {
    isActive: next !== undefined,
    restartOn: stage,
  });
  useEffect(() => {
    if (stage === 0) return;
    return () => announce(t('common.states.loaded'));
  }, [stage, t]);
  return (
    <div aria-busy="true" className={css.loading}>
      {stage >= 1 && skeleton}
      {(stage >= 2 || (stage >= 1 && !skeleton)) && (
        <p className={css.label} role="status">
          <LoaderCircle size={20} aria-hidden className={css.spinner} />
          {stage >= 3 ? t('common.states.stillLoading') : label}
        </p>
      )}
      {stage >= 3 && onRetry && (
        <Button icon={RefreshCw} onPress={onRetry}>
          {t('common.actions.tryAgain')}
        </Button>
      )}
    </div>
  );
}

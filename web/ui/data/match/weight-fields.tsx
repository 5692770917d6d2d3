import { Scale } from 'lucide-react';
import type { ReactElement } from 'react';
import {
  type MatchWeights,
  mapWeights,
  scaleWeights,
  sumWeights,
  type WrittenWeights,
} from '#domain/features/matching/score/weights.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './weight-fields.module.css';

interface WeightFieldsProps {
  readonly weights: WrittenWeights;
  /** Replaces all weights by ones that sum to 100. */
  readonly onScale: (weights: MatchWeights) => void;
  /** Renders the field of one part. */
  readonly children: (part: keyof MatchWeights, label: string) => ReactElement;
}

/** The weights of the six match parts with their sum. */
export function WeightFields({ weights, onScale, children }: WeightFieldsProps) {
  const t = useT();
  const sum = sumWeights(weights);
  return (
    <>
      <div className={css.fields}>
        {Object.values(mapWeights((part) => children(part, t(`tenants.weights.${part}`))))}
      </div>
      <div className={css.sum}>
        <div role="status">
          <InlineNote tone={sum === 100 ? 'ok' : 'warn'}>
            {t(sum === 100 ? 'tenants.weights.sum' : 'tenants.weights.sumWrong', { sum })}
          </InlineNote>
        </div>
        {sum !== 100 && (
          <Button icon={Scale} onPress={() => onScale(scaleWeights(weights))}>
            {t('tenants.weights.scale')}
          </Button>
        )}
      </div>
    </>
  );
}

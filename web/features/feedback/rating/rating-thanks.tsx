import { useT } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';

interface RatingThanksProps {
  readonly isKept: boolean;
  readonly onKeep: () => void;
}

/** Below the thank-you text: keeps the panel from closing. */
export function RatingThanks({ isKept, onKeep }: RatingThanksProps) {
  const t = useT();
  return isKept ? null : <Button onPress={onKeep}>{t('feedback.rating.keepOpen')}</Button>;
}

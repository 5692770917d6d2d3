import { ChevronDown, ChevronUp } from 'lucide-react';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './show-more.module.css';

interface ShowMoreProps {
  /** What there is more of, for screen readers. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Shows the rest of a shortened part of a page, and hides it again. */
export function ShowMore({ name, isOpen, onChange }: ShowMoreProps) {
  const t = useT();
  return (
    <div className={css.more}>
      <Button
        variant="quiet"
        isDense
        icon={isOpen ? ChevronUp : ChevronDown}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'common.actions.showLessAbout' : 'common.actions.showMoreAbout', { name })}
        onPress={() => onChange(!isOpen)}
      >
        {t(isOpen ? 'common.actions.showLess' : 'common.actions.showMore')}
      </Button>
    </div>
  );
}

import { Check, CircleDashed, Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './resume-review.module.css';

/** The decision about a section. */
export type Decision = 'open' | 'used' | 'left';

interface CheckedPartProps {
  readonly part: ProfilePart;
  readonly decision: Decision;
  readonly onDecide: (decision: Decision) => void;
  /** Items with low confidence. */
  readonly unsure: readonly string[];
  /** The current profile text that would be replaced. */
  readonly replaced: string;
  readonly children: ReactNode;
}

const icons = { open: CircleDashed, used: Check, left: X };

/** A section of the review: edited, then added or skipped. Decided sections collapse. */
export function CheckedPart({ part, decision, onDecide, unsure, replaced, children }: CheckedPartProps) {
  const t = useT();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(decision);
  // The pressed button disappears with the fields; focus the heading.
  useEffect(() => {
    if (before.current !== decision) heading.current?.focus();
    before.current = decision;
  }, [decision]);
  const Icon = icons[decision];
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.part}>
        <div className={css.top}>
          <h2 id={id} ref={heading} tabIndex={-1} className={css.title}>
            {t(`seekers.profile.parts.${part}`)}
          </h2>
          <p className={decision === 'used' ? css.used : css.state}>
            <Icon size={20} aria-hidden />
            {t(`seekers.profile.check.${decision}`)}
          </p>
        </div>
        <div hidden={decision !== 'open'}>
          <div className={css.part}>
            {replaced && <InlineNote tone="warn">{t('seekers.profile.check.replaces', { text: replaced })}</InlineNote>}
            {unsure.length > 0 && (
              <InlineNote tone="warn">
                {t('seekers.profile.check.notSureItems', { names: unsure.join(', ') })}
              </InlineNote>
            )}
            {children}
          </div>
        </div>
        <div className={css.actions}>
          {decision === 'open' ? (
            <>
              <Button icon={Check} onPress={() => onDecide('used')}>
                {t('seekers.profile.check.use')}
              </Button>
              <Button variant="quiet" icon={X} onPress={() => onDecide('left')}>
                {t('seekers.profile.check.leave')}
              </Button>
            </>
          ) : (
            <Button icon={Pencil} onPress={() => onDecide('open')}>
              {t('seekers.profile.check.change')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

import { Check, CircleDashed, Pencil, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { type ProfilePart, partFields } from '#domain/features/seekers/from-resume.ts';
import { partIcons } from '#web/features/seekers/sections/profile-sections.ts';
import { SectionCard } from '#web/features/seekers/sections/section-card.tsx';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { truncate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { listDoubts } from './resume-notes.ts';
import css from './resume-review.module.css';
import { ReviewEditor } from './review-editor.tsx';
import { ReviewView } from './review-view.tsx';
import type { useResumeReview } from './use-resume-review.ts';

interface ReviewPartProps {
  readonly part: ProfilePart;
  readonly review: ReturnType<typeof useResumeReview>;
  readonly profile: Profile;
  /** Being edited. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** A section of the review: read or edited, then added or skipped. Decided sections collapse. */
export function ReviewPart({ part, review, profile, isOpen, onOpen, onClose }: ReviewPartProps) {
  const t = useT();
  const id = useId();
  const { values, removal } = review;
  const isUndecided = review.getDecision(part) === 'open';
  const heading = useFocusOnDecision(isUndecided);
  const { ref: edit, requestFocus } = useDeferredFocus<HTMLButtonElement>();
  const close = async () => {
    const isValid = await review.form.trigger([...partFields[part]]);
    if (!isValid) return;
    onClose();
    requestFocus();
  };
  const replaced = isUndecided ? replacedBy(profile, values, part) : '';
  const removed = removal.last && isPartOf(part, removal.last.name) ? removal.last : null;
  return (
    <SectionCard
      id={id}
      icon={partIcons[part]}
      title={t(`seekers.profile.parts.${part}`)}
      headingRef={heading}
      isOpen={isOpen}
      status={<Status part={part} review={review} />}
      actions={isOpen ? null : <PartActions {...{ part, review, onOpen }} editRef={edit} />}
    >
      {replaced && <InlineNote tone="warn">{t('seekers.profile.check.replaces', { text: replaced })}</InlineNote>}
      {isOpen && <ReviewEditor part={part} review={review} onClose={() => void close()} />}
      {isUndecided && !isOpen && <ReviewView part={part} review={review} />}
      {removed && isUndecided && !isOpen && (
        <UndoRow
          key={removed.name}
          text={t('seekers.profile.entries.removed', { name: removed.label })}
          onUndo={() => {
            removal.undo();
            heading.current?.focus();
          }}
          takesFocus
        />
      )}
    </SectionCard>
  );
}

/** The pressed button disappears with the values, so the heading takes the focus. */
function useFocusOnDecision(isUndecided: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isUndecided);
  useEffect(() => {
    if (before.current !== isUndecided) heading.current?.focus();
    before.current = isUndecided;
  }, [isUndecided]);
  return heading;
}

const icons = { open: CircleDashed, used: Check, left: X };

function Status({ part, review }: Pick<ReviewPartProps, 'part' | 'review'>) {
  const t = useT();
  const decision = review.getDecision(part);
  const count = decision === 'open' ? listDoubts(review.notes, part).length : 0;
  if (count > 0) {
    return (
      <Chip tone="paused" icon={TriangleAlert}>
        {t('seekers.profile.check.toCheck', { count })}
      </Chip>
    );
  }
  const Icon = icons[decision];
  return (
    <p className={decision === 'used' ? css.used : css.state}>
      <Icon size={16} aria-hidden />
      {t(`seekers.profile.check.${decision}`)}
    </p>
  );
}

interface PartActionsProps extends Pick<ReviewPartProps, 'part' | 'review' | 'onOpen'> {
  readonly editRef: React.Ref<HTMLButtonElement>;
}

function PartActions({ part, review: { getDecision, decide }, onOpen, editRef }: PartActionsProps) {
  const t = useT();
  const nameOf = (action: string) => `${action}: ${t(`seekers.profile.parts.${part}`)}`;
  const [use, leave, change, edit] = [
    t('seekers.profile.check.use'),
    t('seekers.profile.check.leave'),
    t('seekers.profile.check.change'),
    t('common.actions.edit'),
  ];
  return (
    <span className={css.actions}>
      {getDecision(part) === 'open' ? (
        <>
          <Button isDense icon={Check} onPress={() => decide('used', part)} aria-label={nameOf(use)}>
            {use}
          </Button>
          <Button isDense ref={editRef} icon={Pencil} onPress={onOpen} aria-label={nameOf(edit)}>
            {edit}
          </Button>
          <Button isDense variant="quiet" icon={X} onPress={() => decide('left', part)} aria-label={nameOf(leave)}>
            {leave}
          </Button>
        </>
      ) : (
        <Button isDense icon={Pencil} onPress={() => decide('open', part)} aria-label={nameOf(change)}>
          {change}
        </Button>
      )}
    </span>
  );
}

function isPartOf(part: ProfilePart, name: string): boolean {
  const fields: readonly string[] = partFields[part];
  return fields.includes(name.split('.', 1)[0] ?? '');
}

/** Number of characters quoted from a text. */
const maxQuoteLength = 60;

/** The profile texts that adding the section would replace; lists are merged. */
function replacedBy(profile: ProfileFields, values: ProfileFields, part: ProfilePart): string {
  const fields = { about: ['headline', 'summary'], contact: ['phone', 'city'] } as const;
  const names: readonly ('headline' | 'summary' | 'phone' | 'city')[] =
    part === 'about' || part === 'contact' ? fields[part] : [];
  const lost = names.filter((name) => profile[name] !== '' && values[name] !== '' && profile[name] !== values[name]);
  return lost.map((name) => truncate(profile[name], maxQuoteLength).replace(/\.$/, '')).join(' · ');
}

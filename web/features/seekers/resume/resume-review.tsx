import { CheckCheck, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProfileFields } from '#domain/features/seekers/contract.ts';
import { type ProfilePart, partFields } from '#domain/features/seekers/from-resume.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { ParseNotes } from './parse-notes.tsx';
import type { ParseNote } from './resume-notes.ts';
import css from './resume-review.module.css';
import { ResumeText } from './resume-text.tsx';
import { ReviewPart } from './review-part.tsx';
import { type ResumeReview, useResumeReview } from './use-resume-review.ts';

/**
 * Reviews a parsed résumé by section next to its text, the sections with doubtful values first. A section is read, edited,
 * added, or skipped. Only added sections change the profile.
 */
export function ResumeCheck(props: ResumeReview) {
  const t = useT();
  const review = useResumeReview(props);
  const { parts, form, draft, removal } = review;
  const [shown, setShown] = useState<ParseNote['lines']>(null);
  const [openPart, setOpenPart] = useState<ProfilePart | null>(null);
  useInvalidPart(form, openPart, setOpenPart);
  const submit = async (values: ProfileFields) => {
    if (openPart === null) return await review.save(values);
    review.decide('used', openPart);
    setOpenPart(null);
  };
  return (
    <ParseNotes
      value={{ notes: review.notes, onShow: (lines) => setShown(lines && { ...lines }), onRemove: removal.remove }}
    >
      <div className={css.columns}>
        <Form form={form} onSubmit={submit}>
          <RestoredNote draft={draft} onStartAgain={review.startAgain} />
          {parts.length === 0 && <InlineNote tone="info">{t('seekers.profile.check.nothingFound')}</InlineNote>}
          {parts.map((part) => (
            <ReviewPart
              key={part}
              part={part}
              review={review}
              profile={props.profile}
              isOpen={part === openPart}
              onOpen={() => setOpenPart(part)}
              onClose={() => setOpenPart(null)}
            />
          ))}
          {parts.length > 0 && openPart === null && <SaveBar review={review} />}
        </Form>
        <div className={css.aside}>
          <h2 className={css.title}>{t('seekers.profile.check.text')}</h2>
          <p className={css.state}>{t('seekers.profile.check.textHint')}</p>
          <ResumeText text={props.read.text} shown={shown} />
        </div>
      </div>
    </ParseNotes>
  );
}

/** Opens the section of an error, because the fields of other sections are not on the page. */
function useInvalidPart(
  form: ReturnType<typeof useResumeReview>['form'],
  openPart: ProfilePart | null,
  onOpen: (part: ProfilePart) => void,
): void {
  const { errors, submitCount } = form.formState;
  const isInvalid = (part: ProfilePart) => partFields[part].some((field) => errors[field] !== undefined);
  const parts = Object.keys(partFields) as ProfilePart[];
  const invalid = openPart !== null && isInvalid(openPart) ? undefined : parts.find(isInvalid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submission opens a section
  useEffect(() => {
    if (invalid) onOpen(invalid);
  }, [submitCount]);
}

function SaveBar({ review }: { readonly review: ReturnType<typeof useResumeReview> }) {
  const t = useT();
  const { parts, used, draft, decide, getDecision } = review;
  const undecided = parts.filter((part) => getDecision(part) === 'open');
  return (
    <div className={css.save}>
      <FormActions>
        {undecided.length > 1 && (
          <Button icon={CheckCheck} onPress={() => decide('used', ...undecided)}>
            {t('seekers.profile.check.useAll')}
          </Button>
        )}
        {used.length > 0 ? (
          <SubmitButton icon={Save} pendingText={t('common.states.saving')}>
            {t('seekers.profile.check.save')}
          </SubmitButton>
        ) : (
          <Button variant="primary" icon={Save} reason={t('seekers.profile.check.saveNone')}>
            {t('seekers.profile.check.save')}
          </Button>
        )}
        <SaveState draft={draft} />
      </FormActions>
      {used.length > 0 && undecided.length > 0 && (
        <p className={css.state}>{t('seekers.profile.check.openLeft', { count: undecided.length })}</p>
      )}
    </div>
  );
}

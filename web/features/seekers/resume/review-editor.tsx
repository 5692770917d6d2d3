import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ProfilePart } from '#domain/features/seekers/from-resume.ts';
import { partFields } from '#web/features/seekers/profile/profile-parts.tsx';
import { SkillsPart } from '#web/features/seekers/profile/skills-part.tsx';
import section from '#web/features/seekers/sections/profile-section.module.css';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { OtherSkills, SkillChoices } from './proposed-skills.tsx';
import { listDoubtfulTerms } from './resume-notes.ts';
import type { useResumeReview } from './use-resume-review.ts';

interface ReviewEditorProps {
  readonly part: ProfilePart;
  readonly review: ReturnType<typeof useResumeReview>;
  /** Keeps what was typed, without a decision. */
  readonly onClose: () => void;
}

/** The fields of the section being edited. Opening it moves focus to the first one; submitting the form adds the section. */
export function ReviewEditor({ part, review, onClose }: ReviewEditorProps) {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);
  const { form, proposals, notes, values, draft } = review;
  const { control } = form;
  const Fields = partFields[part];
  const unsure = listDoubtfulTerms(notes, values, part);
  return (
    <>
      {unsure.length > 0 && (
        <InlineNote tone="warn">{t('seekers.profile.check.notSureItems', { names: unsure.join(', ') })}</InlineNote>
      )}
      <div ref={fields} className={section.fields}>
        {part === 'skills' ? (
          <SkillsPart
            control={control}
            skills={
              <>
                <SkillChoices control={control} proposals={proposals} />
                <OtherSkills control={control} proposals={proposals} />
              </>
            }
          />
        ) : (
          <Fields control={control} />
        )}
      </div>
      <FormActions>
        <SubmitButton icon={Check}>{t('seekers.profile.check.use')}</SubmitButton>
        <Button variant="quiet" onPress={onClose}>
          {t('common.actions.close')}
        </Button>
        <SaveState draft={draft} />
      </FormActions>
    </>
  );
}

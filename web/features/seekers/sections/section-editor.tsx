import { Save } from 'lucide-react';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { AboutPart } from '#web/features/seekers/profile/about-part.tsx';
import { ContactPart } from '#web/features/seekers/profile/contact-part.tsx';
import { EducationPart } from '#web/features/seekers/profile/education-part.tsx';
import { ExperiencePart } from '#web/features/seekers/profile/experience-part.tsx';
import { MorePart } from '#web/features/seekers/profile/more-part.tsx';
import type { PartProps } from '#web/features/seekers/profile/profile-control.ts';
import { SkillsPart } from '#web/features/seekers/profile/skills-part.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import css from './profile-section.module.css';
import { fieldsOfSection, type ProfileSection } from './profile-sections.ts';
import { useSectionForm } from './use-section-form.ts';

const FieldName = z.keyof(ProfileFields);

interface SectionEditorProps {
  readonly section: ProfileSection;
  readonly profile: Profile;
  /** The field to focus instead of the first one, and the visit that asks for it. */
  readonly target: { readonly field: string | undefined; readonly visit: string };
  /** Called after saving or canceling. */
  readonly onClose: () => void;
}

/** The open section. Opening it moves focus to its first field. */
export function SectionEditor({ section, profile, target, onClose }: SectionEditorProps) {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  const { form, draft, save, startAgain } = useSectionForm({
    profile,
    name: section,
    fields: fieldsOfSection[section],
  });
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again leads there again
  useEffect(() => {
    const name = FieldName.safeParse(target.field);
    if (name.success) setFocus(name.data);
    else fields.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [target.field, target.visit, setFocus]);
  const cancel = () => {
    draft.discard();
    onClose();
  };
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await save(values);
        onClose();
      }}
    >
      <RestoredNote draft={draft} onStartAgain={startAgain} />
      <div ref={fields} className={css.fields}>
        <SectionFields section={section} control={form.control} />
      </div>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('common.states.saving')}>
          {t('seekers.profile.saveSection')}
        </SubmitButton>
        <Button variant="quiet" onPress={cancel}>
          {t('common.actions.cancel')}
        </Button>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}

function SectionFields({ section, control }: PartProps & { readonly section: ProfileSection }) {
  switch (section) {
    case 'about':
      return (
        <>
          <AboutPart control={control} />
          <ContactPart control={control} />
        </>
      );
    case 'skills':
      return <SkillsPart control={control} />;
    case 'experience':
      return <ExperiencePart control={control} />;
    case 'education':
      return <EducationPart control={control} />;
    default:
      return <MorePart control={control} />;
  }
}

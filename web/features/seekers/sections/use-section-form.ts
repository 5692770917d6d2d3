import { useQueryClient } from '@tanstack/react-query';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { getFields, ownProfile, saveProfile } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

interface SectionForm {
  readonly profile: Profile;
  /** Names the draft. */
  readonly name: string;
  /** The fields that are saved; all others keep their saved values. */
  readonly fields: readonly (keyof ProfileFields)[];
}

/** The form of one part of the profile, with its own draft. */
export function useSectionForm({ profile, name, fields }: SectionForm) {
  const t = useT();
  const queries = useQueryClient();
  const form = useSchemaForm(ProfileFields, getFields(profile));
  const draft = useDraft(form, sectionDraft(name));
  const save = async (values: ProfileFields) => {
    const changes = Object.fromEntries(fields.map((field) => [field, values[field]]));
    const saved = await saveProfile({ ...getFields(profile), ...changes }, profile.version);
    draft.discard();
    form.reset(getFields(saved));
    queries.setQueryData(ownProfile().queryKey, saved);
    for (const key of ['match', 'jobs']) void queries.invalidateQueries({ queryKey: [key] });
    showToast({
      action: 'save-profile',
      tone: 'ok',
      text: t('seekers.profile.saved'),
      detail: t('seekers.profile.savedDetail'),
    });
  };
  const startAgain = () => form.reset(getFields(profile));
  return { form, draft, save, startAgain };
}

/** The name under which the draft of a section is stored. */
export function sectionDraft(section: string): string {
  return `profile:${section}`;
}

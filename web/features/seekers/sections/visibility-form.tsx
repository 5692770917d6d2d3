import { Eye, Save } from 'lucide-react';
import type { Profile } from '#domain/features/seekers/contract.ts';
import { hideableFields } from '#domain/features/seekers/profile-parts.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSectionForm } from './use-section-form.ts';

/** Hides profile fields from others, with a link to the employer view. */
export function VisibilityForm({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const { form, draft, save, startAgain } = useSectionForm({ profile, name: 'hidden', fields: ['hidden'] });
  return (
    <Form form={form} onSubmit={save}>
      <RestoredNote draft={draft} onStartAgain={startAgain} />
      <FormField control={form.control} name="hidden" label={t('seekers.employerView.hideTitle')}>
        {({ ref: _ref, ...field }) => (
          <CheckboxGroup
            {...field}
            hint={t('seekers.employerView.hideHint')}
            isOptional="unmarked"
            choices={hideableFields.map((name) => ({ value: name, label: t(`seekers.employerView.fields.${name}`) }))}
          />
        )}
      </FormField>
      <p>{t('seekers.employerView.alwaysVisible')}</p>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('common.states.saving')}>
          {t('seekers.profile.saveSection')}
        </SubmitButton>
        <LinkButton icon={Eye} href={paths.profile}>
          {t('seekers.employerView.open')}
        </LinkButton>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}

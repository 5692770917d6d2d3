import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Save } from 'lucide-react';
import { useLocation } from 'react-router';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { profileParts } from '#domain/features/seekers/from-resume.ts';
import { fieldsOf, ownProfile, saveProfile } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { HiddenPart } from './hidden-part.tsx';
import css from './profile-editor.module.css';
import { partFields } from './profile-parts.tsx';
import { useFieldInAddress } from './use-field-in-address.ts';

/** The profile editor. Changes are stored as a draft until saved. */
export function ProfileEditor({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const queries = useQueryClient();
  const form = useSchemaForm(ProfileFields, fieldsOf(profile));
  const draft = useDraft(form, 'profile');
  const cameFrom = getReturnAddress(useLocation().state);
  useFieldInAddress(form);
  const send = async (fields: ProfileFields) => {
    const saved = await saveProfile(fields, profile.version);
    draft.discard();
    form.reset(fieldsOf(saved));
    queries.setQueryData(ownProfile().queryKey, saved);
    void queries.invalidateQueries({ queryKey: ['match'] });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    showToast({
      action: 'save-profile',
      tone: 'ok',
      text: t('seekers.profile.saved'),
      detail: t('seekers.profile.savedDetail'),
    });
  };
  return (
    <Form form={form} onSubmit={send}>
      <RestoredNote draft={draft} onStartAgain={() => form.reset(fieldsOf(profile))} />
      {profileParts.map((part) => {
        const Fields = partFields[part];
        return (
          <Card key={part} as="section" labelledBy={`part-${part}`}>
            <div className={css.part}>
              <h2 id={`part-${part}`} tabIndex={-1} className={css.title}>
                {t(`seekers.profile.parts.${part}`)}
              </h2>
              <Fields control={form.control} />
            </div>
          </Card>
        );
      })}
      <HiddenPart control={form.control} />
      <div className={css.save}>
        <FormActions>
          <SubmitButton icon={Save} pendingText={t('common.states.saving')}>
            {t('seekers.profile.save')}
          </SubmitButton>
          {cameFrom && (
            <LinkButton variant="quiet" icon={ArrowRight} href={cameFrom}>
              {t('seekers.profile.onboarding.continue')}
            </LinkButton>
          )}
          <SaveState draft={draft} />
        </FormActions>
      </div>
    </Form>
  );
}

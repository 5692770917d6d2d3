import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { type Profile, ProfileFields } from '#domain/features/seekers/contract.ts';
import { profileParts } from '#domain/features/seekers/from-resume.ts';
import { useT } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { Card } from '#web/ui/layout/card.tsx';
import css from './profile-editor.module.css';
import { partFields } from './profile-parts.tsx';
import { fieldsOf, ownProfile, saveProfile } from './queries.ts';

/** The whole profile, part by part. Changes are kept as a draft; the profile changes when it is saved. */
export function ProfileEditor({ profile }: { readonly profile: Profile }) {
  const t = useT();
  const queries = useQueryClient();
  const userId = useSession((session) => session.user.user_id);
  const form = useSchemaForm(ProfileFields, fieldsOf(profile));
  const draft = useDraft(form, 'profile');
  const send = async (fields: ProfileFields) => {
    const saved = await saveProfile(fields, profile.version);
    draft.drop();
    form.reset(fieldsOf(saved));
    queries.setQueryData(ownProfile(userId).queryKey, saved);
    void queries.invalidateQueries({ queryKey: ['match'] });
    void queries.invalidateQueries({ queryKey: ['jobs'] });
    showToast({ tone: 'ok', text: t('profile.saved'), detail: t('profile.savedDetail') });
  };
  return (
    <Form form={form} onSend={send}>
      <RestoredNote draft={draft} onStartAgain={() => form.reset(fieldsOf(profile))} />
      {profileParts.map((part) => {
        const Fields = partFields[part];
        return (
          <Card key={part} as="section" labelledBy={`part-${part}`}>
            <div className={css.part}>
              <h2 id={`part-${part}`} className={css.title}>
                {t(`profile.parts.${part}`)}
              </h2>
              <Fields control={form.control} />
            </div>
          </Card>
        );
      })}
      <div className={css.save}>
        <FormActions>
          <Button
            type="submit"
            variant="primary"
            icon={Save}
            isPending={form.formState.isSubmitting}
            pendingText={t('common.states.saving')}
          >
            {t('profile.save')}
          </Button>
          <SaveState draft={draft} />
        </FormActions>
      </div>
    </Form>
  );
}

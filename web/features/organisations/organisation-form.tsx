import { Save } from 'lucide-react';
import { type Organisation, OrganisationFields } from '#domain/features/organisations/contract.ts';
import { isNameInForce } from '#domain/features/organisations/lifecycle.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { CountryField } from '#web/ui/field/choice/country-field.tsx';
import { TextArea } from '#web/ui/field/text/text-area.tsx';
import { TextField } from '#web/ui/field/text/text-field.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { SaveState } from '#web/ui/form/save-state.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';

interface OrganisationFormProps {
  readonly organisation: Organisation;
  readonly submitLabel: string;
  readonly onSave: (fields: OrganisationFields) => Promise<unknown>;
}

/** The profile of an organization. */
export function OrganisationForm({ organisation, submitLabel, onSave }: OrganisationFormProps) {
  const t = useT();
  const { website, description, city, region, country, name_request: request } = organisation;
  // A pending name stays in the form, so that saving other fields does not withdraw it.
  const name = request?.status === 'pending' ? request.name : organisation.name;
  const nameHint = isNameInForce(organisation.status) ? t('onboarding.organisation.nameHint') : undefined;
  const form = useSchemaForm(OrganisationFields, { name, website, description, city, region, country });
  const draft = useDraft(form, `organisation:${organisation.id}`);
  const { control } = form;
  const send = async (fields: OrganisationFields) => {
    await onSave(fields);
    draft.discard();
  };
  return (
    <Form form={form} onSubmit={send}>
      <NameRequestNote organisation={organisation} />
      <FormField control={control} name="name" label={t('onboarding.organisation.nameLabel')}>
        {(field) => <TextField {...field} autoComplete="organization" hint={nameHint} />}
      </FormField>
      <FormField control={control} name="website" label={t('onboarding.organisation.website')}>
        {(field) => (
          <TextField
            {...field}
            type="url"
            inputMode="url"
            autoComplete="url"
            isOptional
            hint={t('onboarding.organisation.websiteHint')}
          />
        )}
      </FormField>
      <FormField control={control} name="description" label={t('onboarding.organisation.about')}>
        {(field) => <TextArea {...field} isOptional max={4000} hint={t('onboarding.organisation.aboutHint')} />}
      </FormField>
      <FormField control={control} name="city" label={t('onboarding.organisation.city')}>
        {(field) => <TextField {...field} isOptional autoComplete="address-level2" />}
      </FormField>
      <FormField control={control} name="region" label={t('onboarding.organisation.region')}>
        {(field) => <TextField {...field} isOptional autoComplete="address-level1" />}
      </FormField>
      <FormField control={control} name="country" label={t('onboarding.organisation.country')}>
        {(field) => <CountryField {...field} />}
      </FormField>
      <FormActions>
        <SubmitButton icon={Save} pendingText={t('onboarding.saving')}>
          {submitLabel}
        </SubmitButton>
        <SaveState draft={draft} />
      </FormActions>
    </Form>
  );
}

/** What happened to the new name that the organization asked for. */
function NameRequestNote({
  organisation: { name, name_request: request },
}: Pick<OrganisationFormProps, 'organisation'>) {
  const t = useT();
  if (!request) return null;
  if (request.status === 'pending') {
    return (
      <Banner tone="info" title={t('onboarding.organisation.nameWaitingTitle')}>
        {t('onboarding.organisation.nameWaiting', { name: request.name, current: name })}
      </Banner>
    );
  }
  return (
    <Banner tone="warn" title={t('onboarding.organisation.nameRejectedTitle')}>
      <p>{t('onboarding.organisation.nameRejected', { name: request.name })}</p>
      <p>{request.reason}</p>
    </Banner>
  );
}

import { useT } from '#web/lib/texts/i18n.ts';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { PartProps } from './profile-control.ts';
import { TextListField } from './term-field.tsx';

export function MorePart({ control }: PartProps) {
  const t = useT();
  return (
    <>
      <FormField control={control} name="languages" label={t('seekers.profile.fields.languages')}>
        {(field) => <TextListField {...field} hint={t('seekers.profile.fields.languagesHint')} />}
      </FormField>
      <FormField control={control} name="links" label={t('seekers.profile.fields.links')}>
        {(field) => <TextListField {...field} hint={t('seekers.profile.fields.linksHint')} />}
      </FormField>
    </>
  );
}

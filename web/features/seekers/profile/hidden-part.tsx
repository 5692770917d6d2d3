import { Eye } from 'lucide-react';
import { hideableFields } from '#domain/features/seekers/profile-parts.ts';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CheckboxGroup } from '#web/ui/field/choice/checkbox-group.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { PartProps } from './profile-control.ts';

/** Hides profile fields from others, with a link to the employer view. */
export function HiddenPart({ control }: PartProps) {
  const t = useT();
  return (
    <CardSection title={t('seekers.employerView.hide')} id="part-hidden" gap="wide">
      <FormField control={control} name="hidden" label={t('seekers.employerView.hideTitle')}>
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
      <div>
        <LinkButton icon={Eye} href={paths.profile}>
          {t('seekers.employerView.open')}
        </LinkButton>
      </div>
    </CardSection>
  );
}

import { maxApprovers, type OfferStart } from '#domain/features/offers/offer.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import type { DraftControl } from './control.ts';

interface ApproverFieldsProps {
  readonly control: DraftControl;
  readonly start: OfferStart;
}

const none = 'none';

/** The approvers in order: one more choice appears after each. */
export function ApproverFields({ control, start }: ApproverFieldsProps) {
  const t = useT();
  return (
    <CardSection title={t('offers.form.approvers')} gap="wide">
      {start.needs_approval && <p>{t('offers.form.needsApproval')}</p>}
      <FormField control={control} name="approver_ids" label={t('offers.form.approvers')}>
        {({ value: ids, onChange, error }) => (
          <>
            {[...ids, null].slice(0, maxApprovers).map((id, index) => (
              <Select
                key={id ?? none}
                label={t('offers.form.approver', { number: index + 1 })}
                error={index === 0 ? error : undefined}
                value={id === null ? none : String(id)}
                onChange={(chosen) => onChange(replaceAt(ids, index, chosen))}
                choices={[
                  { value: none, label: t('offers.form.noApprover') },
                  ...start.approvers
                    .filter((person) => person.id === id || !ids.includes(person.id))
                    .map((person) => ({
                      value: String(person.id),
                      label: `${person.name}, ${t(`shell.roles.${person.role as keyof Phrases['shell']['roles']}`)}`,
                    })),
                ]}
              />
            ))}
          </>
        )}
      </FormField>
    </CardSection>
  );
}

function replaceAt(ids: readonly number[], index: number, chosen: string): number[] {
  const next = [...ids.slice(0, index), ...(chosen === none ? [] : [Number(chosen)]), ...ids.slice(index + 1)];
  return [...new Set(next)];
}

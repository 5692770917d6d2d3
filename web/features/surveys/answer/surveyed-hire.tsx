import type { SurveyedHire } from '#domain/features/surveys/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';

/** Which hire an outcome asks about. */
export function AboutHire({ about: { audience, name, job, company } }: { readonly about: SurveyedHire }) {
  const t = useT();
  const values = { name, job, company: formatEmployer(t, company) };
  return (
    <p>
      <strong>{t(audience === 'person' ? 'outcomes.form.aboutPerson' : 'outcomes.form.aboutPartner', values)}</strong>
    </p>
  );
}

interface ShareAnswersProps {
  readonly about: SurveyedHire;
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}

/** The person decides whether the partner reads their answers. */
export function ShareAnswers({ about: { audience, partner }, isShared, onChange }: ShareAnswersProps) {
  const t = useT();
  if (audience !== 'person' || partner === null) return null;
  return (
    <Checkbox isSelected={isShared} onChange={onChange} note={t('outcomes.form.shareNote')}>
      {t('outcomes.form.share', { name: partner })}
    </Checkbox>
  );
}

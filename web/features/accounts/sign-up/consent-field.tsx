import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Checkbox } from '#web/ui/field/choice/checkbox.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';
import css from './consent-field.module.css';

interface ConsentFieldProps extends BoundField<boolean> {
  /** Account types with their own privacy policy. */
  readonly audience?: PolicyAudience | undefined;
}

export type PolicyAudience = keyof typeof ownPolicies;

const ownPolicies = { employers: paths.privacyForEmployers, partners: paths.privacyForPartners } as const;

/** The consent checkbox with links to the terms and privacy policies. */
export function ConsentField({ name, value, onChange, onBlur, error, ref, audience }: ConsentFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <div className={css.consent}>
      {error && (
        <p id={id} className={css.error}>
          <CircleAlert size={20} aria-hidden />
          {t('accounts.signUp.consentMissing')}
        </p>
      )}
      <Checkbox
        ref={ref}
        name={name}
        isSelected={value}
        onChange={onChange}
        onBlur={onBlur}
        isInvalid={error !== undefined}
        {...(error ? { 'aria-describedby': id } : {})}
      >
        {t('accounts.signUp.consent')}
      </Checkbox>
      <p className={css.links}>
        <Link href={paths.terms} isNewTab>
          {t('shell.footer.terms')}
        </Link>
        <Link href={paths.privacy} isNewTab>
          {t('shell.footer.privacy')}
        </Link>
        {audience && (
          <Link href={ownPolicies[audience]} isNewTab>
            {t(`legal.${audience}.title`)}
          </Link>
        )}
      </p>
    </div>
  );
}

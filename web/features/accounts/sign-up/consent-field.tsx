import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ConsentCheckbox } from '#web/ui/field/choice/consent-checkbox.tsx';
import type { BoundField } from '#web/ui/form/form-field.tsx';
import css from './consent-field.module.css';

interface ConsentFieldProps extends BoundField<boolean> {
  /** Account types with their own privacy policy. */
  readonly audience?: PolicyAudience | undefined;
}

export type PolicyAudience = keyof typeof ownPolicies;

const ownPolicies = { employers: paths.privacyForEmployers, partners: paths.privacyForPartners } as const;

/** The consent checkbox with links to the terms and privacy policies. */
export function ConsentField({ audience, ...field }: ConsentFieldProps) {
  const t = useT();
  return (
    <div className={css.consent}>
      <ConsentCheckbox {...field} errorText={t('accounts.signUp.consentMissing')}>
        {t('accounts.signUp.consent')}
      </ConsentCheckbox>
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

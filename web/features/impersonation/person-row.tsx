import { Eye } from 'lucide-react';
import { getRole } from '#domain/access/roles.ts';
import type { ImpersonationCandidate } from '#domain/features/impersonation/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import css from './people-search.module.css';

/** A search result with the button that starts impersonation. */
export function PersonRow({
  person,
  onChoose,
}: {
  readonly person: ImpersonationCandidate;
  readonly onChoose: () => void;
}) {
  const t = useT();
  const role = person.is_user ? 'job_seeker' : getRole('staff', person.role_id);
  const isDisabled = person.state === 'disabled';
  return (
    <li className={css.row}>
      <div className={css.words}>
        <p className={css.name}>{person.full_name}</p>
        <p className={css.facts}>{person.email}</p>
        <p className={css.facts}>
          {[role && t(`shell.roles.${role}`), person.organisation_name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button
        icon={Eye}
        reason={isDisabled ? t('impersonation.disabled') : undefined}
        onPress={() => !isDisabled && onChoose()}
      >
        {t('impersonation.view', { name: person.full_name })}
      </Button>
    </li>
  );
}

import type { ReactNode } from 'react';
import { getRole } from '#domain/access/roles.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';
import { TwoLines } from '#web/ui/table/two-lines.tsx';

interface PersonCellProps {
  readonly name: string;
  readonly email: string;
  /** Content next to the name. */
  readonly children?: ReactNode;
}

/** A person's name and email. */
export function PersonCell({ name, email, children }: PersonCellProps) {
  return (
    <TwoLines below={email}>
      {name}
      {children}
    </TwoLines>
  );
}

export function roleName(t: Translate, { role_id }: { readonly role_id: number }): string {
  const role = getRole('staff', role_id);
  return role ? t(`shell.roles.${role}`) : '';
}

import { getSignUpSwitch, type SignUpKind, signUpKinds } from '#domain/features/accounts/sign-up-kinds.ts';
import { useTenant } from '#web/features/tenants/queries.ts';

/** The account types with open sign-up. */
export function useOpenKinds(): readonly SignUpKind[] {
  const { switches } = useTenant();
  return signUpKinds.filter((kind) => switches[getSignUpSwitch(kind)]);
}

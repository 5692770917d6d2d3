import {
  firstAdminId,
  isAllowedBeforeSecondStep,
  isAllowedWhileImpersonating,
  isAllowedWhilePending,
  isForFirstAdminAlone,
  type Permission,
  type Scope,
  scopeOf,
} from './permissions.ts';
import type { Role } from './roles.ts';

/** Somebody signed in, with the rights read from the database for this very request. */
export interface SignedInActor {
  readonly kind: 'signed_in';
  readonly userId: number;
  readonly role: Role;
  readonly organisationId: number | null;
  /** A partner organisation that is not approved leaves its people pending. */
  readonly isPending: boolean;
  readonly sessionId: string;
  /** Whether they have signed in, or given their password again, within the last minutes. */
  readonly isProven: boolean;
  /** The account has to have a second step at sign-in and has none yet. */
  readonly lacksSecondStep: boolean;
  /** The administrator who looks at the product as this account; null for the account itself. */
  readonly impersonatorId: number | null;
  readonly fullName: string;
}

export interface Visitor {
  readonly kind: 'visitor';
}

export type Actor = SignedInActor | Visitor;

export const visitor: Visitor = { kind: 'visitor' };

/** How far the actor may use the permission; null refuses. */
export function reach(actor: Actor, permission: Permission): Scope | null {
  if (actor.kind === 'visitor') return null;
  if (actor.isPending && !isAllowedWhilePending(permission)) return null;
  if (actor.lacksSecondStep && !isAllowedBeforeSecondStep(permission)) return null;
  if (actor.impersonatorId !== null && !isAllowedWhileImpersonating(permission)) return null;
  if (isForFirstAdminAlone(permission) && actor.userId !== firstAdminId) return null;
  return scopeOf(permission, actor.role);
}

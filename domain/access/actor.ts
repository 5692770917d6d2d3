import type { ApiScope } from './api-scopes.ts';
import {
  firstAdminId,
  getRoleScope,
  isAllowedBeforeTwoFactor,
  isAllowedWhileImpersonating,
  isAllowedWhilePending,
  isFirstAdminOnly,
  type Permission,
  type Scope,
} from './permissions.ts';
import type { Role } from './roles.ts';

/** A logged-in account with the rights read from the database for this request. */
export interface SignedInActor {
  readonly kind: 'signed_in';
  readonly userId: number;
  readonly role: Role;
  readonly organisationId: number | null;
  /** True while the account's organization isn't approved, or its member hasn't confirmed the email address. */
  readonly isPending: boolean;
  readonly sessionId: string;
  /** Logged in, or confirmed the password, within the last few minutes. */
  readonly isRecentlyAuthenticated: boolean;
  /** Two-factor is required for the account and not set up yet. */
  readonly mustSetUpTwoFactor: boolean;
  /** The administrator who impersonates this account; null outside impersonation. */
  readonly impersonatorId: number | null;
  readonly fullName: string;
  /** Set for a request with an API token, which is limited to these scopes. */
  readonly tokenScopes?: ReadonlySet<ApiScope>;
}

export interface Visitor {
  readonly kind: 'visitor';
}

export type Actor = SignedInActor | Visitor;

export const visitor: Visitor = { kind: 'visitor' };

/** The account of the actor; null for a visitor, which is also the actor of background tasks. */
export function getActorId(actor: Actor): number | null {
  return actor.kind === 'signed_in' ? actor.userId : null;
}

/** The rows for which the actor has the permission; null means denied. */
export function getScope(actor: Actor, permission: Permission): Scope | null {
  if (actor.kind === 'visitor') return null;
  if (actor.isPending && !isAllowedWhilePending(permission, actor.role)) return null;
  if (actor.mustSetUpTwoFactor && !isAllowedBeforeTwoFactor(permission)) return null;
  if (actor.impersonatorId !== null && !isAllowedWhileImpersonating(permission)) return null;
  if (isFirstAdminOnly(permission) && actor.userId !== firstAdminId) return null;
  return getRoleScope(permission, actor.role);
}

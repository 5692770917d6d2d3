import type { OrganisationKind } from '#domain/features/organisations/lifecycle.ts';

/** Sign-up kinds; each has its page under /signup. */
export const signUpKinds = ['candidate', 'employer', 'nonProfitPartner', 'corporatePartner', 'skilling'] as const;

export type SignUpKind = (typeof signUpKinds)[number];

/** The organization a sign-up creates: its kind, and the role of its lead. */
export const signUpOrganisations = {
  employer: { organisation: 'employer', roleId: 1 },
  nonProfitPartner: { organisation: 'non_profit', roleId: 2 },
  corporatePartner: { organisation: 'corporate_partner', roleId: 1 },
  skilling: { organisation: 'skilling', roleId: 3 },
} as const satisfies Record<
  Exclude<SignUpKind, 'candidate'>,
  { readonly organisation: OrganisationKind; readonly roleId: 1 | 2 | 3 }
>;

/** The tenant setting that allows sign-up of this kind. */
export function getSignUpSwitch(kind: SignUpKind): 'seeker_sign_up' | 'partner_sign_up' {
  return kind === 'candidate' ? 'seeker_sign_up' : 'partner_sign_up';
}

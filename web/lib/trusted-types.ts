interface TrustedTypePolicyFactory {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string | null }): unknown;
}

/**
 * The content security policy lets text become HTML only through this policy, and it accepts none: React Aria empties its
 * announcer with `innerHTML = ''`. Browsers without Trusted Types don't need it.
 */
const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypePolicyFactory };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === '' ? html : null) });

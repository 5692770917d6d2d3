import { type BrowserContext, test as base, expect } from '@playwright/test';

export interface PolicyFixtures {
  /** For attacks: the test checks the violations, instead of failing because of them. */
  readonly expectsViolations: boolean;
  /** Violations of the content security policy in any page of the test. */
  readonly violations: string[];
}

/** Every browser test uses this one, so that none passes while the browser blocks a part of a page. */
export const test = base.extend<PolicyFixtures>({
  expectsViolations: [false, { option: true }],
  violations: [
    async ({ expectsViolations }, use) => {
      const violations: string[] = [];
      await use(violations);
      if (!expectsViolations) expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, violations }, use) => {
    await recordViolations(context, violations);
    await use(context);
  },
});

/** Adds what the browser blocks, or reports about its policies, in all pages of the context. */
export async function recordViolations(context: BrowserContext, violations: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/securitypolicyviolation|Content.Security.Policy|Trusted ?(Types|HTML|Script)|Permissions.Policy/i.test(text)) {
      violations.push(`${message.page()?.url()}: ${text}`);
    }
  });
}

import { type BrowserContext, expect } from '@playwright/test';
import { test as base } from './second-browser.ts';

/** Each would run `attack` if a page used the text as markup. */
export const payloads = [
  '<img src=x onerror=attack()>',
  '<svg onload=attack()>',
  '<script>attack()</script>',
  '</script><script>attack()</script>',
  '"><img src=x onerror="attack()">',
  '</textarea></title><img src=x onerror=attack()>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  '<a href="javascript:attack()">link</a>',
  '<details open ontoggle=attack()>',
  '<style>@import "https://evil.example/";</style>',
  '<base href="https://evil.example/">',
  '{{constructor.constructor("attack()")()}}',
  '$& $` \u2028attack()',
];

/** All payloads in one text. */
export const markup = payloads.join(' ');

/** Tests that fail if a payload runs or opens a dialog. */
export const test = base.extend<{ attacks: string[] }>({
  attacks: [
    async ({ context }, use) => {
      const attacks: string[] = [];
      await recordAttacks(context, attacks);
      await use(attacks);
      expect(attacks).toEqual([]);
    },
    { auto: true },
  ],
});

/** Adds what runs in the pages of a context; the test's first context is recorded already. */
export async function recordAttacks(context: BrowserContext, attacks: string[]): Promise<void> {
  await context.exposeFunction('attack', () => attacks.push('a payload ran'));
  context.on('dialog', (dialog) => {
    attacks.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

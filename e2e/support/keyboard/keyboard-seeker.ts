import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#e2e/support/accounts.ts';
import { enterOn, tabTo, typeInto } from './keyboard.ts';

/** Fills in the sign-up form of a job seeker, and leaves the page that follows. */
export async function signUpByKeyboard(page: Page, name: string): Promise<void> {
  await typeInto(page, page.getByLabel('Your name'), name);
  await typeInto(page, page.getByLabel('Email'), `keyboard-${randomUUID()}@example.com`);
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await tabTo(page, page.getByRole('checkbox', { name: /I accept/ }));
  await page.keyboard.press('Space');
  await enterOn(page, page.getByRole('button', { name: 'Create account' }));
  await enterOn(page, page.getByRole('button', { name: 'Go now' }));
}

/** Every step in order: required questions are answered, optional ones skipped. */
export async function applyByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: 'Save and continue' });
  await enterOn(page, main.getByRole('link', { name: 'Review your profile' }).last());
  await expect(page.getByRole('heading', { name: 'Review your profile' })).toBeVisible();
  await enterOn(page, next);
  await expect(page.getByRole('heading', { name: 'Choose a résumé' })).toBeVisible();
  await tabTo(page, main.getByRole('radio', { name: /Apply without a résumé/ }));
  await page.keyboard.press('Space');
  await enterOn(page, next);
  const questions = page.getByRole('heading', { name: 'Answer the employer’s questions' });
  const note = page.getByRole('heading', { name: 'Add a note' });
  await expect(questions.or(note)).toBeVisible();
  if (await questions.isVisible()) {
    for (const group of await main.getByRole('radiogroup').all()) {
      await tabTo(page, group.getByRole('radio').first());
      await page.keyboard.press('Space');
    }
    for (const box of await main.getByRole('textbox').all()) await typeInto(page, box, 'Yes, I do.');
    await enterOn(page, next);
  }
  await typeInto(page, page.getByLabel('Your note to the employer'), 'I like quiet rooms.');
  await enterOn(page, next);
  await expect(main.getByText('I like quiet rooms.')).toBeVisible();
  await enterOn(page, page.getByRole('button', { name: 'Submit application' }));
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
}

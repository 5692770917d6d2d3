import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { openStep } from '#e2e/support/forms/job-form.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { findMailLink } from '#e2e/support/outbox.ts';
import { test } from '#e2e/support/second-browser.ts';

const invited = { name: 'Ottilie Brandt', email: 'ottilie.brandt@example.com', password: 'seven amber kettles' };
const manager = 'manager@wavelength.test';
const mail = { to: invited.email, kind: 'Team invitation' };

test('a lead invites a person, who joins by email and is removed later', async ({ page, openSecondBrowser }) => {
  // Sends two emails and uses four browsers.
  test.slow();
  await signIn(page, manager);
  await page.goto('/hiringTeam');
  await expectAccessible(page);
  const dialog = await openInvitation(page);
  await dialog.getByLabel('Name').fill(invited.name);
  await dialog.getByLabel('Email').fill(manager);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('This email already has an account.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Email').fill(invited.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const open = page.getByRole('table', { name: 'Pending invitations' });
  await expect(open.getByRole('row').filter({ hasText: invited.email })).toContainText('by Marisol Quint');

  // The focus returns when the dialog is canceled.
  const actions = open.getByRole('button', { name: `Actions for ${invited.name}` });
  await pressKey(actions, 'Enter');
  await pressKey(page.getByRole('menuitem', { name: 'Cancel invitation' }), 'Enter');
  await expect(page.getByRole('alertdialog', { name: /^Cancel the invitation/ })).toContainText(invited.email);
  await page.keyboard.press('Escape');
  await expect(actions).toBeFocused();

  const first = await findMailLink(await openSecondBrowser(), mail);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('The old link no longer works.').first()).toBeVisible();
  const guest = await openSecondBrowser();
  await guest.goto(first);
  await expect(guest.getByText('This link no longer works')).toBeVisible();
  await expectAccessible(guest);

  await guest.goto(await findMailLink(await openSecondBrowser(), mail));
  await expect(guest.getByRole('heading', { name: 'Marisol Quint invited you' })).toBeVisible();
  await expect(guest.getByText('Hiring team member')).toBeVisible();
  await guest.getByRole('button', { name: 'Join team' }).click();
  await expect(guest.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(guest);
  await expect(guest.getByLabel('Your name')).toHaveValue(invited.name);
  await guest.getByLabel('Password', { exact: true }).fill(invited.password);
  await guest.getByText('I accept the terms of service and the privacy policy.').click();
  await guest.getByRole('button', { name: 'Join team' }).click();
  await expect(guest).toHaveURL(/\/homepage$/);
  await expect(guest.getByRole('button', { name: `Account menu for ${invited.name}` })).toBeVisible();
  const job = await writeDraft(guest);

  await page.reload();
  await page.getByRole('button', { name: `Actions for ${invited.name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove from team' }).click();
  const removal = page.getByRole('alertdialog', { name: `Remove ${invited.name} from the team?` });
  await expect(removal.getByText(job)).toBeVisible();
  await removal.getByRole('button', { name: 'Remove from team' }).click();
  await expect(removal.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await removal.getByRole('button', { name: 'Choose one New owner' }).click();
  await page.getByRole('option', { name: 'Théo Lindqvist' }).click();
  await removal.getByRole('button', { name: 'Remove from team' }).click();
  await expect(removal).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: invited.email })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hiring team' })).toBeFocused();

  await guest.goto('/homepage');
  await expect(guest).toHaveURL(/\/login$/);
  await guest.getByLabel('Email').fill(invited.email);
  await guest.getByLabel('Password', { exact: true }).fill(invited.password);
  await guest.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(guest.getByText('The email or password is incorrect.').first()).toBeVisible();

  const successor = await openSecondBrowser();
  await signIn(successor, 'member@wavelength.test');
  await successor.goto('/jobs?status=draft');
  await expect(successor.getByRole('row').filter({ hasText: job })).toBeVisible();
});

test('on a phone the values of a card align in one or two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, manager);
  await page.goto('/hiringTeam');
  const facts = page.getByRole('list', { name: 'Pending invitations' }).getByRole('definition');
  await expect(facts.first()).toBeVisible();
  const ends = await facts.evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return [...range.getClientRects()].map(({ right }) => Math.round(right));
    }),
  );
  expect(new Set(ends).size).toBe(1);
});

async function openInvitation(page: Page) {
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite to the hiring team' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  return dialog;
}

/** A job draft owned by the new member. */
async function writeDraft(page: Page): Promise<string> {
  const title = 'Keeper of maps';
  await page.goto('/jobs/create');
  await page.getByLabel('Job title', { exact: true }).fill(title);
  await openStep(page, 'The role');
  await page.getByLabel('About the job').fill('You keep the maps with a small team, and write down what changed.');
  await page.getByRole('button', { name: 'Save and request approval' }).click();
  await expect(page.getByText(`You requested approval to publish “${title}”`)).toBeVisible();
  return title;
}

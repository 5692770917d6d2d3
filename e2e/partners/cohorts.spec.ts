import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/second-browser.ts';

test('a skilling partner runs a class, and a person puts its certificate on their profile', async ({
  page,
  openSecondBrowser,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 6);
  const [program, name, certificate] = [`Archive skills ${mark}`, `Evenings ${mark}`, `Archive Certificate ${mark}`];
  await signIn(page, 'skilling@wavelength.test');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Manage programs and classes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Programs and classes' })).toBeVisible();
  await addProgram(page, program);
  await addClass(page, program, name);
  await inviteAndStart(page, name, `${mark}@example.com`);

  const person = await openSecondBrowser();
  await signIn(person, 'seeker@wavelength.test');
  await person.goto('/dashboard');
  const invitation = person.getByRole('article').filter({ hasText: name });
  await expect(invitation.getByText('You’ll learn: Cataloging by hand')).toBeVisible();
  await expectAccessible(person);
  await invitation.getByRole('button', { name: 'Join class' }).click();
  await expect(person.getByText(`You joined ${name}`).first()).toBeVisible();

  await page.reload();
  const member = page.getByRole('row').filter({ hasText: 'Agreed' });
  await expect(member).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Select all visible rows' }).check({ force: true });
  await page.getByRole('button', { name: 'Issue certificate' }).click();
  const issuing = page.getByRole('dialog', { name: 'Issue a certificate to 2 people' });
  await expect(issuing.getByText('Only people who agreed to take part get a certificate.')).toBeVisible();
  await issuing.getByLabel('Certificate name').fill(certificate);
  await expectAccessible(page);
  await issuing.getByRole('button', { name: 'Issue certificate' }).click();
  await expect(member).toContainText(`${certificate}, waiting for a reply`);

  await person.goto('/dashboard');
  await person.getByRole('button', { name: /^Notifications/ }).click();
  const bell = person.getByRole('dialog', { name: 'Notifications' });
  await expect(bell.getByText(`Threadline Academy issued you the certificate ${certificate}.`)).toBeVisible();
  await person.keyboard.press('Escape');
  const request = person.getByRole('article').filter({ hasText: certificate });
  await expectAccessible(person);
  await request.getByRole('button', { name: 'Add to my profile' }).click();
  await expect(person.getByText(`${certificate} is on your profile`).first()).toBeVisible();
  await person.goto('/profile');
  await expect(person.getByText(certificate).first()).toBeVisible();

  await page.reload();
  await expect(member).toContainText(`${certificate}, on the profile`);
  await page.getByRole('button', { name: 'Finish class' }).click();
  await expect(page.getByRole('button', { name: 'Reopen class' })).toBeVisible();

  await leaveClass(person, name, certificate);
  await page.reload();
  await expect(page.getByText('1 person left this class.')).toBeVisible();
  await expect(page.getByText(certificate)).toHaveCount(0);
});

async function addProgram(page: Page, program: string): Promise<void> {
  await page.getByRole('button', { name: 'New program' }).click();
  const programDialog = page.getByRole('dialog', { name: 'New program' });
  await programDialog.getByRole('button', { name: 'Save program' }).click();
  await expect(
    programDialog.getByRole('alert').or(programDialog.getByText('This field is required.')).first(),
  ).toBeVisible();
  await programDialog.getByLabel('Program name').fill(program);
  await programDialog.getByRole('combobox', { name: 'Skills taught' }).fill('Cataloging by hand');
  await pressKey(programDialog.getByRole('combobox', { name: 'Skills taught' }), 'Enter');
  await expectAccessible(page);
  await programDialog.getByRole('button', { name: 'Save program' }).click();
  await expect(page.getByRole('heading', { level: 3, name: program })).toBeVisible();
}

async function addClass(page: Page, program: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New class' }).click();
  const classDialog = page.getByRole('dialog', { name: 'New class' });
  await classDialog.getByRole('button', { name: /Program/ }).click();
  await page.getByRole('option', { name: program }).click();
  await classDialog.getByLabel('Class name').fill(name);
  await classDialog.getByLabel('First day').fill('2026-03-02');
  await classDialog.getByLabel('Last day').fill('2026-02-02');
  await classDialog.getByRole('button', { name: 'Add class' }).click();
  await expect(classDialog.getByText('The last day is before the first day.').first()).toBeVisible();
  await classDialog.getByLabel('Last day').fill('2026-05-29');
  await classDialog.getByRole('button', { name: 'Add class' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
}

async function inviteAndStart(page: Page, name: string, otherEmail: string): Promise<void> {
  await page.getByRole('button', { name: 'Add people' }).click();
  const adding = page.getByRole('dialog', { name: `Add people to ${name}` });
  await adding.getByLabel('Emails to invite').fill(`seeker@wavelength.test, ${otherEmail}`);
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Add people' }).click();
  await expect(page.getByText('2 people added or invited').first()).toBeVisible();
  await expect(page.getByRole('row', { name: /seeker@wavelength\.test/ })).toContainText('Invited, no reply yet');
  await page.getByRole('button', { name: 'Start class' }).click();
  await expect(page.getByRole('button', { name: 'Finish class' })).toBeVisible();
}

/** Leaving takes the person out of the partner's view at once; the certificate stays. */
async function leaveClass(person: Page, name: string, certificate: string): Promise<void> {
  await person.goto('/setting/supporters');
  const own = person.getByRole('region', { name: 'Classes and certificates' });
  await own.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Leave class' }).click();
  await person.getByRole('alertdialog').getByRole('button', { name: 'Leave class' }).click();
  await expect(own.getByText(name)).toHaveCount(0);
  await expect(own.getByText(certificate)).toBeVisible();
}

import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword, signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { openJobPage } from '#e2e/support/open-job.ts';
import { test } from '#e2e/support/test.ts';

const seeker = 'seeker@wavelength.test';

test('filters are stored in the address and restored by Back and reload', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('combobox', { name: 'Job title, skill, or employer' }).fill('analyst');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  // The open list hides the rest of the page from assistive technology, but not from a pointer.
  const searchButton = page.getByRole('main', { includeHidden: true }).getByRole('button', {
    name: 'Search jobs',
    includeHidden: true,
  });
  await searchButton.click();
  await expect(page).toHaveURL(/words=analyst/);
  await expect(searchButton).toBeFocused();
  const openFilters = () => page.getByRole('button', { name: 'All filters' }).click();
  const remote = page.getByRole('dialog', { name: 'All filters' }).getByRole('checkbox', { name: /^Remote \(/ });
  await openFilters();
  await pressKey(remote, 'Space');
  await expect(page).toHaveURL(/words=analyst&mode=remote/);
  await expectAccessible(page);
  await page.reload();
  await openFilters();
  await expect(remote).toBeChecked();
  await page.goBack();
  await expect(remote).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Job title, skill, or employer' })).toHaveValue('analyst');
});

test('"Show more" appends jobs, moves the focus, and is stored in the address', async ({ page }) => {
  await page.goto('/search');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Show more jobs' });
  expect(await tops(more)).toHaveLength(1);
  await more.click();
  await expect(cards).toHaveCount(20);
  await expect(cards.nth(10).getByRole('heading').getByRole('link')).toBeFocused();
  await expect(page).toHaveURL(/pages=2/);
  await page.reload();
  await expect(cards).toHaveCount(20);
});

/** The vertical positions of an element while the page jumps to its end; more than one means that it moves. */
function tops(button: Locator): Promise<number[]> {
  return button.evaluate(async (element) => {
    const found = new Set<number>();
    for (let frames = 0; frames < 20; frames += 1) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((resolve) => window.requestAnimationFrame(resolve));
      found.add(Math.round(element.getBoundingClientRect().top + window.scrollY));
    }
    return [...found];
  });
}

test('on a phone the filters show the job count and cover nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/search');
  await page.getByRole('button', { name: 'All filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'All filters' });
  const show = sheet.getByRole('button', { name: /^Show \d+ jobs?$/ });
  await expect(show).toBeInViewport({ ratio: 1 });
  const before = await show.innerText();
  await sheet.getByText('Remote', { exact: false }).first().click();
  await expect(show).not.toHaveText(before);
  const last = sheet.getByRole('checkbox').last();
  await last.focus();
  const [box, bar] = [await last.boundingBox(), await show.boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expectAccessible(page);
  await show.click();
  await expect(page).toHaveURL(/mode=remote/);
  await expect(sheet).toHaveCount(0);
});

test('a search without results keeps the query and suggests changes', async ({ page }) => {
  await page.goto('/search?words=zzzzqq&mode=remote');
  await expect(page.getByText('No jobs match your search')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove “zzzzqq”: \d+ jobs/ }).click();
  await expect(page).toHaveURL(/\/search\?mode=remote$/);
});

test('a new job seeker returns to the requested application and submits it', async ({ page }) => {
  test.slow();
  const job = await openJobToApply(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Log in to apply' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: /I’m looking for a job/ }).click();
  await expectAccessible(page);
  await signUp(page, `seeker-${Date.now()}@example.com`);
  await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go now' }).click();
  await expect(page.getByRole('heading', { name: `Apply: ${job}` })).toBeVisible();
  await expectAccessible(page);
  await apply(page);
  await page.getByRole('link', { name: 'See my application' }).click();
  await expect(page.getByText('The employer has your application. A person will read it.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('You withdrew this application.')).toBeVisible();
  await page.goto('/application');
  await page.getByText('Past', { exact: true }).click();
  await expect(page.getByRole('article', { name: job })).toContainText('Withdrawn');
});

test('a résumé adds only reviewed sections to the profile', async ({ page }) => {
  await signIn(page, seeker);
  await page.goto('/onboarding?step=resume');
  await expectAccessible(page);
  await page.locator('input[type=file]').setInputFiles('server/features/resumes/fixtures/career-changer.rtf');
  await expect(page.getByRole('heading', { name: 'Review what we found' })).toBeVisible();
  await expectAccessible(page);
  const skills = page.getByRole('region', { name: 'Skills and certifications' });
  await skills.getByRole('button', { name: 'Add to profile' }).click();
  await expect(skills).toContainText('Added');
  await page.getByRole('button', { name: 'Save to my profile' }).click();
  await expect(page.getByRole('heading', { name: 'Your profile is filled in' })).toBeVisible();
  await page.getByRole('link', { name: 'View my profile' }).click();
  await expect(page.getByRole('region', { name: 'Skills and certifications' })).toContainText('Tableau');
  await expect(page.getByText('Shift Supervisor')).toHaveCount(0);
  await expectAccessible(page);
});

test('the list of the profile links to each section', async ({ page }) => {
  await signIn(page, seeker);
  await page.goto('/profilev2');
  const contents = page.getByRole('navigation', { name: 'Parts of your profile' });
  await pressKey(contents.getByRole('link', { name: 'Education' }), 'Enter');
  const heading = page.getByRole('heading', { level: 2, name: 'Education' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL(/#part-education$/);
});

test('an unreadable file shows the reason next to the field', async ({ page }) => {
  await signIn(page, seeker);
  await page.goto('/onboarding?step=resume');
  await page.locator('input[type=file]').setInputFiles('server/features/resumes/fixtures/password_protected.pdf');
  await expect(
    page.getByText('This file is password-protected. Save it without a password, then choose it.'),
  ).toBeVisible();
});

test('the dashboard and the tracker show the next step', async ({ page }) => {
  await signIn(page, seeker);
  for (const address of ['/dashboard', '/application', '/profilev2', '/search?sort=match']) {
    await page.goto(address);
    await expectAccessible(page);
  }
  await page.goto('/application');
  const ownTurn = page.getByRole('region', { name: 'Your turn' });
  await expect(ownTurn.getByRole('article').filter({ hasText: 'Review the offer and reply' })).toBeVisible();
});

async function openJobToApply(page: Page): Promise<string> {
  await page.goto('/search?sort=newest');
  await openJobPage(page, page.getByRole('article').getByRole('heading').getByRole('link').nth(1));
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Work environment' })).toBeVisible();
  return title.innerText();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your name').fill('Noor Whitfield');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByText('I accept the terms of service and the privacy policy.').click();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Every step in order: required questions are answered, optional ones skipped. */
async function apply(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review your profile' }).last().click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Apply without a résumé').click();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  const questions = page.getByRole('heading', { name: 'Answer the employer’s questions' });
  const note = page.getByRole('heading', { name: 'Add a note' });
  await expect(questions.or(note)).toBeVisible();
  if (await questions.isVisible()) {
    const main = page.getByRole('main');
    for (const group of await main.getByRole('radiogroup').all()) await group.locator('label').first().click();
    for (const box of await main.getByRole('textbox').all()) await box.fill('Yes, I do.');
    await page.getByRole('button', { name: 'Save and continue' }).click();
  }
  await expect(note).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  await expectAccessible(page);
}

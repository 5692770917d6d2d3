import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { signUpAsSeeker } from '#e2e/support/newcomer.ts';
import { test } from '#e2e/support/test.ts';

const ours = (name: string) => `e2e/fixtures/${name}`;
const hostile = (name: string) => `server/features/resumes/fixtures/${name}`;

/** A real file of each type, the text expected in this order, and the fields expected to be offered. */
const readable: { file: string; order: string[]; skill: string }[] = [
  {
    file: hostile('career-changer.twocol.pdf'),
    order: ['Daniel Reyes', 'SKILLS', 'LANGUAGES', 'SUMMARY', 'EXPERIENCE', 'Data Analyst (Contract)', 'EDUCATION'],
    skill: 'Tableau',
  },
  {
    file: ours('accountant-21853199.pdf'),
    order: ['STAFF ACCOUNTANT', 'Summary', 'Skills', 'Experience', 'Education and Training'],
    skill: 'Microsoft Office',
  },
  { file: ours('senior-engineer.docx'), order: ['Lena Vasquez', 'SUMMARY', 'EXPERIENCE', 'EDUCATION'], skill: 'Kafka' },
  {
    file: ours('new-grad.odt'),
    order: ['Maya Okonkwo', 'SUMMARY', 'EXPERIENCE', 'Outreach', 'EDUCATION'],
    skill: 'React',
  },
  {
    file: hostile('career-changer.rtf'),
    order: ['Daniel Reyes', 'SUMMARY', 'EXPERIENCE', 'EDUCATION'],
    skill: 'Tableau',
  },
  { file: ours('new-grad.utf8.txt'), order: ['Maya Okonkwo', 'SUMMARY', 'EXPERIENCE', 'EDUCATION'], skill: 'React' },
  {
    file: hostile('new-grad.resume.json'),
    order: ['Maya Okonkwo', 'Software Engineering Intern'],
    skill: 'React',
  },
];

for (const { file, order, skill } of readable) {
  test(`${file} is read in order and saves nothing before review`, async ({ page }) => {
    await signUpAsSeeker(page);
    await upload(page, file);
    await expect(page.getByRole('heading', { name: 'Review what we found' })).toBeVisible();
    await expectAccessible(page);
    const text = (await page.getByRole('region', { name: 'Résumé text' }).innerText()).toLowerCase();
    const places = order.map((words) => text.indexOf(words.toLowerCase()));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(page.getByRole('checkbox', { name: skill, exact: true })).toBeChecked();
    await page.goto('/profilev2');
    for (const name of ['Skills and certifications', 'Work experience']) {
      await expect(page.getByRole('region', { name })).toContainText('Nothing here yet.');
    }
  });
}

test('a review by keyboard keeps what was typed, added, and skipped on reload', async ({ page }) => {
  await signUpAsSeeker(page);
  await upload(page, ours('senior-engineer.docx'));
  const about = page.getByRole('region', { name: 'About you' });
  await pressKey(about.getByRole('button', { name: 'Edit: About you' }), 'Enter');
  await expect(about.getByRole('textbox', { name: /Headline/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Engineer of quiet systems');
  await expectAccessible(page);
  await page.reload();
  await expect(about).toContainText('Engineer of quiet systems');
  await pressKey(page.getByRole('button', { name: 'Skip: Education' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Education' })).toBeFocused();
  await pressKey(about.getByRole('button', { name: 'Edit: About you' }), 'Enter');
  await expect(about.getByRole('textbox', { name: /Headline/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(about).toContainText('Added');
  await page.reload();
  await expect(about).toContainText('Added');
  await expect(page.getByRole('region', { name: 'Education' })).toContainText('Skipped');
  await pressKey(page.getByRole('button', { name: 'Save to my profile' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'Your profile is filled in' })).toBeVisible();
  await page.goto('/profilev2');
  await expect(about).toContainText('Engineer of quiet systems');
  await expect(page.getByRole('region', { name: 'Education' })).toContainText('Nothing here yet.');
});

const refused: [file: string, words: RegExp][] = [
  ['scanned_image_only.pdf', /We found no text in this file\. It may be a scanned image\./],
  ['truncated.pdf', /This file is damaged/],
  ['html_renamed.docx', /doesn’t match its file type/],
  ['xml_bomb_40MB.docx', /This file is too large/],
  ['bad_email_and_date.resume.json', /In the file, “basics\.email”: Enter an email address, like name@example\.com\./],
];

test('an unreadable file shows the reason and another file can be chosen', async ({ page }) => {
  const failures: string[] = [];
  page.on('response', (response) => response.status() >= 500 && failures.push(response.url()));
  await signUpAsSeeker(page);
  for (const [file, words] of refused) {
    await upload(page, hostile(file));
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  expect(failures).toEqual([]);
});

async function upload(page: Page, file: string): Promise<void> {
  await page.goto('/onboarding?step=resume');
  await page.locator('input[type=file]').setInputFiles(file);
}

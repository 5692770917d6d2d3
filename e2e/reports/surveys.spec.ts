import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/second-browser.ts';

/** Chooses an option of a select by its label. */
async function choose(page: Page, label: string, option: string, index = 0) {
  await page.getByRole('button', { name: label }).nth(index).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A survey with a follow-up question, written in the builder. */
async function writeSurvey(admin: Page, title: string) {
  await admin.goto('/settingsV2/surveys');
  await pressKey(admin.getByRole('button', { name: 'Create survey' }), 'Enter');
  await expect(admin.getByRole('heading', { name: 'New survey' })).toBeFocused();
  await pressKey(admin.getByRole('button', { name: 'Cancel' }), 'Enter');
  await expect(admin.getByRole('button', { name: 'Create survey' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await admin.getByLabel('Title').fill(title);
  await admin.getByRole('textbox', { name: 'Question', exact: true }).fill('How was it?');
  await admin.getByRole('button', { name: 'Save draft' }).click();
  // What a scale means is required.
  await expect(admin.getByRole('button', { name: /What 1 means: / })).toBeVisible();
  await admin.getByLabel('What 1 means').fill('Hard');
  await admin.getByLabel('What 5 means').fill('Easy');
  await admin.getByRole('button', { name: 'Add question' }).click();
  const second = admin.getByRole('group', { name: 'Question 2' });
  await second.getByRole('textbox', { name: 'Question', exact: true }).fill('What was hard?');
  await choose(admin, 'Type of answer', 'Text', 1);
  await choose(admin, 'When to ask', 'Only after certain answers to: How was it?');
  await pressKey(admin.getByRole('button', { name: 'Move question 2 up' }), 'Enter');
  await expect(admin.getByRole('button', { name: 'Move question 1 down' })).toBeFocused();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('button', { name: 'Move question 2 up' })).toBeFocused();
  const add = admin.getByRole('button', { name: 'Add question' });
  await pressKey(add, 'Enter');
  await pressKey(admin.getByRole('button', { name: 'Remove question 3' }), 'Enter');
  await expect(add).toBeFocused();
  await admin.getByText('Open link').click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Save draft' }).click();
  const item = admin.getByRole('article', { name: title });
  await expect(item).toContainText('Draft');
  return item;
}

test('an administrator builds a survey, and a person answers it by link with save and return', async ({
  openSecondBrowser,
}) => {
  test.slow();
  const [admin, person] = [await openSecondBrowser(), await openSecondBrowser()];
  const token = await signIn(admin, 'admin@wavelength.test');
  const title = `Applying ${Date.now()}`;
  const item = await writeSurvey(admin, title);

  await item.getByRole('link', { name: 'Preview' }).click();
  await expect(admin.getByText('Preview. Nothing is saved or sent.')).toBeVisible();
  await admin.getByRole('link', { name: 'Start' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
  await admin.goto('/settingsV2/surveys');
  await item.getByRole('button', { name: 'Open survey' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Open survey' }).click();
  await expect(item).toContainText('0 responses.');
  await expect(item.getByRole('button', { name: 'Copy open link' })).toBeVisible();
  const list = await admin.request.get('/api/v1/surveys', { headers: { authorization: `Bearer ${token}` } });
  const [{ key }] = (await list.json()).surveys;

  await person.goto(`/survey?key=${key}`);
  await expectAccessible(person);
  await person.getByRole('button', { name: 'Start' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'How was it?' })).toBeVisible();
  await person.getByRole('radio', { name: '1 – Hard' }).check({ force: true });
  await expectAccessible(person);
  await person.getByRole('button', { name: 'Next' }).click();
  await expect(person.getByRole('heading', { level: 1, name: 'What was hard?' })).toBeFocused();
  await person.getByRole('textbox', { name: 'What was hard?' }).fill('The long form');
  await person.reload();
  await expect(person.getByRole('textbox', { name: 'What was hard?' })).toHaveValue('The long form');
  await person.goBack();
  await expect(person.getByRole('radio', { name: '1 – Hard' })).toBeChecked();
  await person.goForward();
  await person.getByRole('button', { name: 'Save and finish later' }).click();
  await expect(person.getByText('Your answers are saved', { exact: true })).toBeVisible();

  // The same address on another device.
  const other = await openSecondBrowser();
  await other.goto(person.url());
  await expect(other.getByRole('textbox', { name: 'What was hard?' })).toHaveValue('The long form');
  await pressKey(other.getByRole('button', { name: 'Next' }), 'Enter');
  await expect(other.getByText('You answered 2 of 2 questions.')).toBeVisible();
  await pressKey(other.getByRole('button', { name: 'Send answers' }), 'Enter');
  await expect(other).toHaveURL(/\/thankYouFeedback$/);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Thank you for sharing your feedback with us');
  await person.reload();
  await expect(person.getByText('You’ve already answered this survey')).toBeVisible();

  await admin.reload();
  await expect(item).toContainText('1 response.');
});

test('an administrator reads a report, and its file has the numbers of the page', async ({ openSecondBrowser }) => {
  test.slow();
  const admin = await openSecondBrowser();
  await signIn(admin, 'admin@wavelength.test');
  await admin.goto('/surveyReports');
  await choose(admin, 'Survey', 'Your application');
  await expect(admin.getByRole('heading', { name: 'How easy was it to apply?', exact: true })).toBeVisible();
  await expectAccessible(admin);
  await choose(admin, 'Question', 'How easy was it to apply?');
  await admin.getByRole('button', { name: 'Show as table: How easy was it to apply?' }).click();
  const rows = await admin.getByRole('table', { name: 'How easy was it to apply?' }).getByRole('row').allInnerTexts();
  const downloading = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'Download CSV' }).click();
  const stream = await (await downloading).createReadStream();
  const file = Buffer.concat(await stream.toArray()).toString();
  const counts = file
    .split('\r\n')
    .filter((line) => line.startsWith('How easy was it to apply?'))
    .map((line) => line.split(',')[3]);
  expect(rows.slice(1).map((row) => row.split(/\s+/).at(-1))).toEqual(counts);
  await admin.goto('/surveySummary');
  await expect(admin.getByText('long form', { exact: true }).first()).toBeVisible();
  await expectAccessible(admin);
  await admin
    .getByRole('button', { name: /^Add action: / })
    .first()
    .click();
  const dialog = admin.getByRole('dialog', { name: 'Add action' });
  await expectAccessible(admin);
  await dialog.getByLabel('Action taken').fill('The form is shorter now');
  await dialog.getByRole('button', { name: 'Add action' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByText('The form is shorter now').first()).toBeVisible();
});

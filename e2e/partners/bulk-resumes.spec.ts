import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';
import { buildZip } from '#server/testing/documents.ts';

const write = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from([...lines, '', 'Skills', 'SQL, Python'].join('\n')),
});
const quill = write('quill.txt', ['Ada Quill', 'Data Analyst', 'ada.quill@example.com', '503-555-0101']);
const quillAgain = write('quill-2.txt', ['Ada Quill', 'Senior Data Analyst', 'ada.quill@example.com']);
const moss = write('moss.txt', ['Cy Moss', 'Welder', 'cy.moss@example.com']);
const tran = write('tran.txt', ['Bo Tran', 'Baker', 'bo.tran@example.com']);
const locked = {
  name: 'locked.pdf',
  mimeType: 'application/pdf',
  buffer: readFileSync('server/features/resumes/fixtures/password_protected.pdf'),
};

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function chooseFiles(page: Page, files: readonly SentFile[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([...files]);
}

test('a partner imports résumés, decides about a duplicate, opens the result from the bell, and undoes it', async ({
  page,
}) => {
  await signIn(page, 'recruiter@wavelength.test');
  await page.goto('/new_all_candidates');
  await page.getByRole('main').getByRole('link', { name: 'Import résumés' }).click();
  await expect(page.getByText('No imports yet')).toBeVisible();
  await expectAccessible(page);
  await chooseFiles(page, [quill, quillAgain, moss, tran, locked]);
  await expect(page.getByText('5 of 5 files sent')).toBeVisible();
  await expectAccessible(page);
  await pressKey(page.getByRole('button', { name: 'Read files' }), 'Enter');

  await expect(page.getByRole('heading', { name: 'Check before you import' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('3 new, 1 already in your records, 1 can’t be imported.')).toBeVisible();
  await expect(page.getByText('The file is password-protected.')).toBeVisible();
  await expect(page.getByText('Same email')).toBeVisible();
  await expectAccessible(page);
  const choice = page.getByRole('radiogroup', { name: 'What to do with Ada Quill' });
  await expect(choice.getByRole('radio', { name: /Merge/ })).toBeChecked();
  await choice.getByRole('radio', { name: /Merge/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('4 new, 0 already in your records, 1 can’t be imported.')).toBeVisible();
  await pressKey(page.getByRole('button', { name: 'Leave out: Bo Tran' }), 'Enter');
  await expect(page.getByText('3 new, 0 already in your records, 2 can’t be imported.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Import 3 people' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible({ timeout: 30_000 });

  await page.reload();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await pressKey(page.getByRole('button', { name: 'Open', exact: true }).first(), 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Résumé import' });
  await expect(dialog.getByText('5 of 5 files processed')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open record: Cy Moss' })).toBeVisible();
  await expectAccessible(page);
  await pressKey(dialog.getByRole('button', { name: /Imports shown/ }), 'Enter');
  await page.getByRole('option', { name: 'Last 15 minutes' }).click();
  await expect(dialog.getByText('5 of 5 files processed')).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download list' }).click();
  expect((await download).suggestedFilename()).toBe('resume-import.csv');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.multiresumeToken);
  expect(stored).toBe(new URL(page.url()).searchParams.get('token'));
  await dialog.getByRole('link', { name: 'Open record: Cy Moss' }).click();
  await expect(page.getByRole('heading', { name: 'Cy Moss', level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/jobSeekers/imported');
  await expect(page.getByRole('link', { name: /Ada Quill/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/jobSeekers/import');
  await page.getByRole('table').getByRole('button', { name: 'Undo import' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('table').getByText('Import undone')).toBeVisible();
  await page.goto('/jobSeekers/imported');
  await expect(page.getByText('No imported people yet')).toBeVisible();
});

test('an upload that was left continues without the files that arrived, also from a ZIP file', async ({ page }) => {
  await signIn(page, 'recruiter-member@wavelength.test');
  await page.goto('/jobSeekers/import');
  await chooseFiles(page, [moss]);
  await expect(page.getByText('1 of 1 files sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 file has arrived')).toBeVisible();
  await chooseFiles(page, [moss, tran]);
  await expect(page.getByText('Already sent')).toBeVisible();
  await expect(page.getByText('2 of 2 files sent')).toBeVisible();
  const zip = { name: 'more.zip', mimeType: 'application/zip', buffer: buildZip('folder/quill.txt', quill.buffer) };
  await chooseFiles(page, [zip]);
  await expect(page.getByText('3 of 3 files sent')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel import' }).click();
  await expect(page.getByRole('heading', { name: 'Import canceled' })).toBeVisible();
});

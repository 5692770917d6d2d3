import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/test.ts';

interface Listed {
  readonly id: number;
  readonly job_id: number;
  readonly status: string;
}

/** Opens the job of the manager with the most applicants in the stage; which one that is changes with the day. */
async function openApplicants(page: Page, status: string): Promise<{ jobId: number; ids: number[] }> {
  const token = await signIn(page, 'manager@wavelength.test');
  const headers = { authorization: `Bearer ${token}` };
  const list = await page.request.get(`/api/v1/applications?status=${status}`, { headers });
  const cards: Listed[] = (await list.json()).applications;
  const ofJob = (jobId: number) => cards.filter((card) => card.job_id === jobId);
  const [card] = cards.toSorted((a, b) => ofJob(b.job_id).length - ofJob(a.job_id).length);
  const jobId = card?.job_id ?? 0;
  await page.goto(`/jobs/${jobId}/applications?status=${status}`);
  await expect(page.getByRole('table')).toBeVisible();
  return { jobId, ids: ofJob(jobId).map(({ id }) => id) };
}

async function selectFirstTwo(page: Page): Promise<void> {
  const boxes = page.getByRole('table').getByRole('checkbox');
  for (const index of [1, 2]) await boxes.nth(index).check({ force: true });
}

/** Whether a tab is between the edges of its list. */
function isShownSideways(tab: Locator): Promise<boolean> {
  return tab.evaluate((element) => {
    const list = element.parentElement?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    return list !== undefined && own.left >= list.left - 1 && own.right <= list.right + 1;
  });
}

test('tags selected applicants, undoes it, and filters by a tag in the address', async ({ page }) => {
  const { jobId } = await openApplicants(page, 'screening');
  const main = page.locator('#main');
  const addTag = async () => {
    await selectFirstTwo(page);
    await page.getByRole('button', { name: 'Tag selected' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('Portfolio');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Remove Portfolio' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add tags' }).click();
    await expect(main.getByText('Tagged 2 people')).toBeVisible();
  };
  await addTag();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('Tagged 2 people')).toBeHidden();
  await expect(page.getByRole('table').getByText('Portfolio')).toHaveCount(0);
  await addTag();
  await expect(page.getByRole('table').getByText('Portfolio')).toHaveCount(2);
  await page.getByRole('button', { name: /Filter by tag/ }).click();
  await page.getByRole('option', { name: 'Portfolio' }).click();
  await expect(page).toHaveURL(/tag=\d+/);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('With portfolio');
  await page.getByRole('dialog').getByRole('button', { name: 'Save this view' }).click();
  await expect(page.getByRole('button', { name: 'View: With portfolio' })).toBeVisible();
  await page.goto(`/jobs/${jobId}/applications`);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'With portfolio' }).click();
  await expect(page).toHaveURL(/status=screening/);
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(2);
});

for (const locale of ['en-US', 'fr-FR', 'es-ES', 'ko-KR']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    test('the table of applicants fits next to the side panel', async ({ page }) => {
      await openApplicants(page, 'interview');
      const table = page.getByRole('table');
      await expect(table.locator('[aria-current]')).toBeVisible();
      await expect
        .poll(() => table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0)))
        .toBeLessThanOrEqual(1);
    });
  });
}

test('previews a bulk move and leaves out who was changed since, then messages the selected', async ({ page }) => {
  const { ids } = await openApplicants(page, 'applied');
  await selectFirstTwo(page);
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const names = await page.getByRole('table').getByRole('rowheader').getByRole('link').allTextContents();
  expect(names.length).toBeGreaterThan(1);
  for (const id of ids) {
    const read = await page.request.get(`/api/v1/applications/${id}`, { headers });
    const { version, seeker } = await read.json();
    if (!names[0]?.includes(seeker.name)) continue;
    const data = { to: 'screening', version };
    expect((await page.request.post(`/api/v1/applications/${id}/status`, { headers, data })).status()).toBe(200);
  }
  await page.getByRole('button', { name: 'Move selected' }).click();
  await page.getByRole('menuitem', { name: 'Move to On hold' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/1 application changed since you opened this list/)).toBeVisible();
  await expect(dialog.getByText('1 person can move to On hold.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Message selected' }).click();
  await expect(dialog.getByText('2 people will get this message.')).toBeVisible();
  await dialog.getByRole('textbox').fill('We reply by Friday.');
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.locator('#main').getByText('Message sent to 2 people')).toBeVisible();
});

test('mentions a colleague by keyboard, and every tab of the application is reachable', async ({ page }) => {
  const { ids } = await openApplicants(page, 'interview');
  await page.goto(`/applications/${ids[0]}?tab=notes`);
  const note = page.getByRole('textbox', { name: 'Add a note' });
  await note.fill('Please look at this, ');
  await note.press('End');
  await note.pressSequentially('@');
  const list = page.getByRole('list', { name: 'People you can mention' });
  await expect(list).toBeVisible();
  const name = (await list.getByRole('button').first().textContent()) ?? '';
  await expectAccessible(page);
  await note.press('Enter');
  await expect(note).toHaveValue(`Please look at this, @${name} `);
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(`Mentions ${name}`)).toBeVisible();
  const tabs = page.getByRole('tablist', { name: 'Parts of the application' });
  const width = await tabs.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(width).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect.poll(() => isShownSideways(tabs.getByRole('tab', { name: /Team notes/ }))).toBe(true);
  await tabs.getByRole('tab', { name: /Team notes/ }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => isShownSideways(tabs.getByRole('tab', { name: 'History' }))).toBe(true);
});

test('an open applicant gets a decision with at most 4 key presses, on the page, in the panel, and on the board', async ({
  page,
}) => {
  const { jobId } = await openApplicants(page, 'applied');
  const main = page.locator('#main');
  const move = page.getByRole('button', { name: 'Move to Screening' });
  /** Presses the keys, then Enter on the move and in its dialog. Returns the number of presses. */
  const decide = async (keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(move).toBeFocused();
    await page.keyboard.press('Enter');
    await confirmMove();
    return keys.length + 2;
  };
  const confirmMove = async () => {
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Move to Screening' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByText(/moved to Screening$/)).toBeVisible();
  };
  const rows = page.getByRole('table').getByRole('rowheader').getByRole('link');

  await rows.first().focus();
  const [name = ''] = (await rows.first().innerText()).split('\n');
  await expect(page.getByRole('complementary').getByRole('heading', { name })).toBeVisible();
  expect(await decide(['F6', 'Tab'])).toBeLessThanOrEqual(4);

  await page.goto(`/jobs/${jobId}/applications?status=applied`);
  await rows.first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await decide(['Tab', 'Tab'])).toBeLessThanOrEqual(4);

  await page.goto(`/jobs/${jobId}/applicantlist`);
  const lane = page.getByRole('region', { name: /^Applied \d/ });
  await lane.getByRole('link').first().focus();
  await page.keyboard.press('Shift+ArrowRight');
  await confirmMove();
});

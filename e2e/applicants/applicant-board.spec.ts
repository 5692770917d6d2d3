import { expect, type Page } from '@playwright/test';
import { signIn } from '#e2e/support/accounts.ts';
import { pressKey } from '#e2e/support/keyboard/keyboard.ts';
import { test } from '#e2e/support/test.ts';

/** A job of the manager with people in interviews and none at the stage after it. */
async function findJobWithoutOffers(page: Page): Promise<number> {
  const token = await signIn(page, 'manager@wavelength.test');
  const listJobs = async (status: string): Promise<number[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const list = await page.request.get(`/api/v1/applications?status=${status}`, { headers });
    const cards: { readonly job_id: number }[] = (await list.json()).applications;
    return cards.map((card) => card.job_id);
  };
  const jobsWithOffers = await listJobs('offer');
  return (await listJobs('interview')).find((id) => !jobsWithOffers.includes(id)) ?? 0;
}

test('an empty stage of the board is a rail that opens and closes by keyboard', async ({ page }) => {
  await page.goto(`/jobs/${await findJobWithoutOffers(page)}/applicantlist`);
  const board = page.locator('#board-lanes');
  const rail = board.getByRole('region', { name: 'Offer in progress 0' });
  const toggle = rail.getByRole('button', { name: 'Offer in progress 0' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await pressKey(toggle, 'Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(rail.getByText('Empty')).toBeVisible();
  await pressKey(toggle, 'Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('a card dragged by mouse onto an empty stage opens its rail, moves there, and goes back when dropped outside', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/jobs/${await findJobWithoutOffers(page)}/applicantlist`);
  const board = page.locator('#board-lanes');
  const card = board
    .getByRole('region', { name: /^Interview \d/ })
    .getByRole('listitem')
    .first();
  const name = await card.getByRole('link').innerText();
  const rail = board.getByRole('region', { name: /^Offer in progress/ });
  const toggle = rail.getByRole('button', { name: 'Offer in progress 0' });
  const polite = page.locator('[aria-live="polite"]');
  const drag = async (): Promise<void> => {
    await card.scrollIntoViewIfNeeded();
    await card.hover({ position: { x: 20, y: 8 } });
    await page.mouse.down();
    const box = await rail.boundingBox();
    if (!box) throw new Error('The empty stage is not on the page');
    // The browser starts to drag after the first movement, and reports the stage after the next one.
    for (const steps of [4, 4]) await page.mouse.move(box.x + box.width / 2, box.y + 80, { steps });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(rail.getByText('Drop here', { exact: false })).toBeVisible();
  };
  await drag();
  await page.mouse.move(640, 60, { steps: 4 });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.up();
  await expect(polite).toContainText(name);
  await expect(page.getByRole('dialog')).toBeHidden();
  await drag();
  await page.mouse.up();
  await expect(page.getByRole('heading', { name: `Move ${name} to Offer in progress?` })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to Offer in progress' }).click();
  await expect(page.locator('#main').getByText(`${name} moved to Offer in progress`)).toBeVisible();
  const lane = board.getByRole('region', { name: 'Offer in progress 1' });
  await expect(lane.getByRole('link', { name })).toBeFocused();
});

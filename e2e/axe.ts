import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'];

/** React Aria speaks numbers through pictures whose label it removes once they were heard. */
const spokenByLibrary = '[data-live-announcer]';

/** Fails on any accessibility violation of the page once it has loaded, naming the rule and the place. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }).withTags(tags));
}

/** The same for what a change of colours alone can break. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }).withRules(['color-contrast', 'color-contrast-enhanced']));
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const { violations } = await axe.exclude(spokenByLibrary).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

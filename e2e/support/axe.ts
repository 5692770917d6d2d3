import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** What passes with 7 : 1 passes with 4.5 : 1: the enhanced rule asks for everything that the plain one does. */
const contrast = 'color-contrast-enhanced';

const everything: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false } },
};

const colours: RunOptions = { runOnly: { type: 'rule', values: [contrast] } };

const shape: RunOptions = { ...everything, rules: { ...everything.rules, [contrast]: { enabled: false } } };

/** React Aria speaks numbers through pictures whose label it removes once they were heard. */
const spokenByLibrary = '[data-live-announcer]';

/** Fails on any accessibility violation of the page once it has loaded, naming the rule and the place. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, everything);
}

/** The same for what a change of colours alone can break. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(page, colours);
}

/** The same for what a change of width alone can break. */
export async function expectWellShaped(page: Page): Promise<void> {
  await expectNoViolations(page, shape);
}

async function expectNoViolations(page: Page, rules: RunOptions): Promise<void> {
  expect(await violationsOf(page, rules), `accessibility of ${page.url()}`).toEqual([]);
}

type CheckedWindow = Window & { axe?: typeof axe };

/** Each violation in words. The checks stay in the document for the pages that are opened inside it. */
async function violationsOf(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, options, patience }) => {
      const { axe: checks } = window as CheckedWindow;
      if (!checks) throw new Error('The checks did not arrive');
      const isLoaded = () =>
        document.querySelector('h1')?.checkVisibility() && !document.querySelector('[aria-busy="true"]');
      const end = performance.now() + patience;
      while (!isLoaded() && performance.now() < end) {
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
      }
      if (!isLoaded()) throw new Error('The page has no heading, or is still busy');
      // A colour on its way from one to another is neither.
      const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map((each) => each.finished));
      const { violations } = await checks.run({ exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    {
      exclude: [spokenByLibrary],
      options: { ...rules, resultTypes: ['violations'], selectors: false, preload: false } satisfies RunOptions,
      patience: 15_000,
    },
  );
}

import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The enhanced rule (7 : 1) includes the plain one (4.5 : 1). */
const contrast = 'color-contrast-enhanced';

const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false } },
};

const colorRules: RunOptions = { runOnly: { type: 'rule', values: [contrast] } };

const layoutRules: RunOptions = { ...allRules, rules: { ...allRules.rules, [contrast]: { enabled: false } } };

/** React Aria announces numbers through images whose label it removes afterwards. */
const liveAnnouncer = '[data-live-announcer]';

/** Fails on any accessibility violation of the loaded page and names the rule and the element. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, allRules);
}

/** Checks only what a color change can break. */
export async function expectReadable(page: Page): Promise<void> {
  await expectNoViolations(page, colorRules);
}

/** Checks everything but colors, for a change of width. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectNoViolations(page, layoutRules);
}

async function expectNoViolations(page: Page, rules: RunOptions): Promise<void> {
  expect(await findViolations(page, rules), `accessibility of ${page.url()}`).toEqual([]);
}

type CheckedWindow = Window & { axe?: typeof axe };

/** Formats each violation. axe stays in the document for client-side navigation. */
async function findViolations(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, options, patience }) => {
      const { axe: checks } = window as CheckedWindow;
      if (!checks) throw new Error('axe is not loaded');
      const isLoaded = () =>
        document.querySelector('h1')?.checkVisibility() && !document.querySelector('[aria-busy="true"]');
      const end = performance.now() + patience;
      while (!isLoaded() && performance.now() < end) {
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
      }
      if (!isLoaded()) throw new Error('The page has no heading, or is still busy');
      // Wait for color transitions to end.
      const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(moving.map((each) => each.finished));
      // A bar that sticks to the bottom covers targets until a person scrolls; axe does not scroll.
      const isBottomBar = ({ position, bottom }: CSSStyleDeclaration) => position === 'sticky' && bottom === '0px';
      const bars = [...document.querySelectorAll<HTMLElement>('nav, aside')].filter((bar) =>
        isBottomBar(window.getComputedStyle(bar)),
      );
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await checks.run({ exclude }, options);
      for (const bar of bars) bar.style.position = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`),
      );
    },
    {
      exclude: [liveAnnouncer],
      options: { ...rules, resultTypes: ['violations'], selectors: false, preload: false } satisfies RunOptions,
      patience: 15_000,
    },
  );
}

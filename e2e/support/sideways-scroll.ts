import { expect, type Page } from '@playwright/test';

/** The narrowest page, the largest text, and both on a phone. */
const views = [
  { width: 320, height: 568, text: '100' },
  { width: 1280, height: 900, text: '200' },
  { width: 360, height: 780, text: '200' },
] as const;

/** At 320 px and at 200 % text size no page scrolls in two directions, and nothing moves with reduced motion. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const { width, height, text } of views) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(async (size) => {
      document.documentElement.dataset.text = size;
      // Layout that depends on the width updates in the next frame.
      for (let frames = 0; frames < 2; frames += 1)
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
      const { scrollWidth } = document.documentElement;
      const { innerWidth } = window;
      const isClipped = (element: Element): boolean =>
        element.parentElement !== null &&
        (window.getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
      const widest = [...document.body.querySelectorAll('*')].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element),
      );
      return {
        tooWide: Math.max(0, scrollWidth - innerWidth),
        because: scrollWidth > innerWidth ? widest.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 120)) : [],
        moving: document.getAnimations().length,
      };
    }, text);
    expect(found, `${width} px, text ${text} %`).toEqual({ tooWide: 0, because: [], moving: 0 });
  }
  await page.evaluate(() => {
    document.documentElement.dataset.text = '100';
  });
}

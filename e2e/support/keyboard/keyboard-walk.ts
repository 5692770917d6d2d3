import { expect, type Locator, type Page } from '@playwright/test';

/** The main thing of a page; of other pages, what comes first in the main part. */
const mainThings: Readonly<Record<string, (main: Locator) => Locator>> = {
  '/': (main) => main.getByRole('combobox').or(main.getByRole('searchbox')).or(main.getByRole('textbox')),
  '/login': (main) => main.getByLabel('Email'),
  '/search': (main) => main.getByRole('article').getByRole('link'),
  '/searchJobs': (main) => main.getByRole('article').getByRole('link'),
  '/jobs/:id': (main) => main.getByRole('link', { name: /apply|application|Edit/ }),
  '/jobs_view/:id': (main) => main.getByRole('link', { name: /apply|application|Edit/ }),
  '/application': (main) => main.getByRole('heading', { level: 3 }).getByRole('link'),
  '/jobs': (main) => main.getByRole('row').or(main.getByRole('listitem')).getByRole('link'),
  '/applications': (main) => main.getByRole('row').or(main.getByRole('listitem')).getByRole('link'),
  '/jobs/:id/applications': (main) => main.getByRole('row').or(main.getByRole('listitem')).getByRole('link'),
  '/inbox_messages': (main) => main.getByRole('listitem').getByRole('link'),
  '/approvals': (main) => main.getByRole('listitem').getByRole('link'),
};

/** Stops from the start of the page, of which "Skip to main content" is the first, or after that link. */
const maxStopsToMainThing = 12;

/** The tools of the applicants come before the first of them. */
const longerWays: Readonly<Record<string, number>> = { '/jobs/:id/applications': 14 };

/** Stops of a page that are checked. */
const checkedStops = 30;

/**
 * With Tab on a phone, the main thing of the page comes within 12 stops, and each stop shows the focus, on the screen, not
 * covered by a bar.
 */
export async function expectKeyboardWalk(page: Page, target: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const main = page.getByRole('main');
  const mainThing = (mainThings[target]?.(main) ?? main.locator(focusable)).filter({ visible: true }).first();
  const wanted = (await mainThing.count()) > 0 ? await mainThing.elementHandle() : null;
  await page.evaluate(() => {
    // The next Tab starts at the top.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const problems: string[] = [];
  let stopsToMainThing: number | null = null;
  let stopsInMain = 0;
  for (let stop = 1; stop <= checkedStops; stop += 1) {
    const found = await page.evaluate(describeFocus, wanted);
    if (found === null) break;
    if (found.problem) problems.push(`stop ${stop}, ${found.name}: ${found.problem}`);
    if (found.isInMain) stopsInMain += 1;
    if (found.isWanted) stopsToMainThing ??= Math.min(stop, stopsInMain + 1);
    await page.keyboard.press('Tab');
  }
  expect(problems).toEqual([]);
  const maxStops = longerWays[target] ?? maxStopsToMainThing;
  if (wanted) expect(stopsToMainThing ?? Infinity, 'stops to the main thing').toBeLessThanOrEqual(maxStops);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
  });
}

const focusable = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** What the focused element shows; null after the last one. Runs in the page, so it contains all that it needs. */
async function describeFocus(wanted: Element | null) {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return null;
  const hasOutline = (element: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = window.getComputedStyle(element, part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  /** The element with the ring: the focused one, its label or field, or the card of a stretched link. */
  const findRing = (): Element | null => {
    for (let element: Element | null = focused, depth = 0; element && depth < 5; element = element.parentElement) {
      if (hasOutline(element) || (depth > 0 && [...element.children].some((child) => hasOutline(child))))
        return element;
      if (depth === 0 && hasOutline(element, '::after')) return (element as HTMLElement).offsetParent;
      depth += 1;
    }
    return null;
  };
  /** Only bars that stay while the page scrolls can cover what has the focus. */
  const isCovering = (hit: Element | null, own: Element): boolean => {
    for (let element = hit; element && !element.contains(own); element = element.parentElement) {
      if (['fixed', 'sticky'].includes(window.getComputedStyle(element).position)) return true;
    }
    return false;
  };
  const findProblem = (): string | null => {
    const ring = findRing();
    if (!ring) return 'shows no focus';
    // A hidden input is as small as a pixel; the ring of a card may end below the screen.
    const isHidden = focused.clientWidth < 20 && focused.tagName === 'INPUT';
    const { left, right, top, bottom } = (isHidden ? ring : focused).getBoundingClientRect();
    // The browser scrolls a text area to its cursor.
    const isHigh = bottom - top > window.innerHeight / 2 || focused.tagName === 'TEXTAREA';
    if (!isHigh && (top < -1 || bottom > window.innerHeight + 1)) return 'is outside the screen';
    const points = [0.1, 0.5, 0.9].map((part) => [left + (right - left) * part, top + (bottom - top) * part] as const);
    const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
    return !isHigh && hits.some((hit) => isCovering(hit, focused)) ? 'is covered by a bar' : null;
  };
  // Scrolling may load parts of the page above.
  let problem = findProblem();
  for (let frames = 0; problem !== null && frames < 60; frames += 1) {
    await new Promise((resolve) => window.requestAnimationFrame(resolve));
    problem = findProblem();
  }
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 40) || focused.tagName;
  const isWanted = wanted !== null && (focused === wanted || wanted.contains(focused));
  return { name, problem, isWanted, isInMain: focused.closest('main') !== null };
}

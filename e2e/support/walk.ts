import { expect, type Page } from '@playwright/test';
import { getPhrases } from '#server/lib/phrases.ts';
import { routes } from '#web/app/routes.tsx';

/** Values of the route parameters. */
export interface Ids {
  readonly job: number;
  readonly application: number;
  readonly seeker: number;
  readonly employer: number;
}

/** Navigates within the app, as a link does, and waits until the page is loaded. */
export async function walk(page: Page, path: string, target: string, ids: Ids): Promise<void> {
  await page.evaluate(
    (to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    fill(path, ids),
  );
  await expectPage(page, target, ids);
}

/** Expects a loaded page: its address and title, one heading, no busy part, no error screen. */
export async function expectPage(page: Page, target: string, ids: Ids): Promise<void> {
  const wanted = { address: fill(target, ids), title: getTitle(target), headings: 1, busy: 0, failures: 0 };
  const { title, ...found } = await page.evaluate(
    async ({ address, title: own, wrong, patience }) => {
      const readState = () => ({
        address: window.location.pathname,
        title: document.title,
        headings: document.querySelectorAll('main h1').length,
        busy: document.querySelectorAll('main [aria-busy="true"]').length,
      });
      const isLoaded = (page: ReturnType<typeof readState>) =>
        page.address === address && own.test(page.title) && page.headings === 1 && page.busy === 0;
      const end = performance.now() + patience;
      while (!isLoaded(readState()) && performance.now() < end) {
        await new Promise((resolve) => window.requestAnimationFrame(resolve));
      }
      return { ...readState(), failures: document.body.innerText.split(wrong).length - 1 };
    },
    { ...wanted, wrong: getPhrases('en').session.somethingWentWrong, patience: 15_000 },
  );
  expect({ ...found, title }).toEqual({ ...wanted, title: expect.stringMatching(wanted.title) });
}

/** Pages with a different title for staff. */
const ownTitles: Readonly<Record<string, string>> = {
  '/dashboard': getPhrases('en').overview.staffHome.dashboardTitle,
};

/** The expected title; pages titled after a record may have any title. */
function getTitle(path: string): RegExp {
  const row = routes.find((each) => each.path.split('/:part')[0] === path);
  if (path.includes(':id') || row === undefined) return /–/;
  const text = row.title.split('.').reduce<unknown>((node, key) => Object(node)[key], getPhrases('en'));
  const escaped = String(text)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\\\{\\\{\w+\\\}\\\}/g, '.*');
  return new RegExp(path in ownTitles ? `${escaped}|${ownTitles[path]}` : escaped);
}

function fill(path: string, { job, application, seeker, employer }: Ids): string {
  const id = { jobSeekers: seeker, applications: application, employers: employer }[path.split('/')[1] ?? ''] ?? job;
  return path.replace(':id', String(id));
}

import { expect, type Page } from '@playwright/test';
import { en } from '#domain/phrases/en/all.ts';
import { routes } from '#web/app/routes.tsx';

/** Ids that fill in the parameters of addresses. */
export interface Ids {
  readonly job: number;
  readonly application: number;
  readonly seeker: number;
}

/** Goes to an address inside the running product, as a link does, and waits until its page stands. */
export async function walk(page: Page, path: string, target: string, ids: Ids): Promise<void> {
  await page.evaluate(
    (to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    fill(path, ids),
  );
  await expect(page, `${path} leads to ${target}`).toHaveURL((url) => url.pathname === fill(target, ids));
  await expectPage(page, target);
}

/** The page has arrived: its title, one heading, nothing under way, no error screen. */
export async function expectPage(page: Page, target: string): Promise<void> {
  await expect(page).toHaveTitle(titleOf(target));
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByText(en.session.somethingWentWrong)).toHaveCount(0);
}

/** Pages that call themselves something else for those who work here. */
const ownTitles: Readonly<Record<string, string>> = { '/dashboard': en.staffHome.dashboardTitle };

/** Pages named after what they show may call themselves anything. */
function titleOf(path: string): RegExp {
  const row = routes.find((each) => each.path.split('/:part')[0] === path);
  if (path.includes(':id') || row === undefined) return /–/;
  const words = row.title.split('.').reduce<unknown>((node, key) => Object(node)[key], en);
  const escaped = String(words)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\\\{\\\{\w+\\\}\\\}/g, '.*');
  return new RegExp(path in ownTitles ? `${escaped}|${ownTitles[path]}` : escaped);
}

function fill(path: string, { job, application, seeker }: Ids): string {
  const id = { jobSeekers: seeker, applications: application }[path.split('/')[1] ?? ''] ?? job;
  return path.replace(':id', String(id));
}

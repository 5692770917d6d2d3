import type { PageLoader } from '#web/app/page-loading.ts';

type MemberPages = typeof import('./member-pages.ts')['memberPages'];

/** In a file of their own, because the names of their chunks would be a quarter of the first page's own script. */
const loadMemberPages = async (): Promise<MemberPages> => (await import('./member-pages.ts')).memberPages;

/** A page for people who are logged in. */
export function memberPage(name: keyof MemberPages): PageLoader {
  return async () => (await loadMemberPages())[name]();
}

/** Loads the list of the pages while no page waits for it. A failure is shown by the page that needs it. */
export function preloadMemberPages(): void {
  loadMemberPages().catch(() => undefined);
}

import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { PageLoader } from '#web/app/page-loading.ts';

/**
 * Who may see a page: anyone, visitors only (`guest`), anyone logged in (`session`), anyone logged in and visitors who
 * have a one-time link (`link`: `?token=`), or the named roles. Client-side only; the server enforces access.
 */
export type Guard = 'public' | 'guest' | 'session' | 'link' | readonly Role[];

export interface RouteEntry {
  readonly path: string;
  readonly guard: Guard;
  readonly title: PhraseKey;
  /** The title for roles other than job seekers, if it differs. */
  readonly staffTitle?: PhraseKey;
  readonly page: PageLoader;
  /**
   * The roles that may use the page while their organization isn't approved. Default: none for a page of named roles, all
   * for other pages.
   */
  readonly beforeApproval?: readonly Role[];
  /** Where roles that work across organizations are redirected. */
  readonly crossOrganizationPath?: string;
  /** Staff see the side navigation on every path with this first segment; see `getSegment`. */
  readonly sideNav?: true;
  /** The page says that its feature is coming; no menu lists it, other than the side navigation. */
  readonly isComing?: true;
  /** `bare` leaves out the top bar, the menus and the footer. */
  readonly frame?: 'bare';
}

/** Whether the role may use the page while its organization isn't approved. */
export function isOpenBeforeApproval(entry: Pick<RouteEntry, 'guard' | 'beforeApproval'>, role: Role): boolean {
  return entry.beforeApproval ? entry.beforeApproval.includes(role) : typeof entry.guard === 'string';
}

export function getPageTitle(
  { title, staffTitle }: Pick<RouteEntry, 'title' | 'staffTitle'>,
  role: Role | null,
): PhraseKey {
  return staffTitle && role !== null && role !== 'job_seeker' ? staffTitle : title;
}

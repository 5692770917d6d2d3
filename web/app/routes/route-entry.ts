import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { PageLoader } from '#web/app/page-loading.ts';

/**
 * Who may see a page: anyone, visitors only (`guest`), anyone signed in (`session`), anyone signed in and visitors who
 * come by a one-time link (`link`: `?token=`), or the roles named. The server guards the data; this guards the way.
 */
export type Guard = 'public' | 'guest' | 'session' | 'link' | readonly Role[];

export interface RouteRow {
  readonly path: string;
  readonly guard: Guard;
  readonly title: PhraseKey;
  readonly page: PageLoader;
  /** Where the roles that work across organisations land instead. */
  readonly wide?: string;
  /** `bare` leaves out the top bar, the menus and the footer. */
  readonly frame?: 'bare';
}

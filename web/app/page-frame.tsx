import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { usePageTitle } from '#web/lib/navigation/page-title.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { ApprovedOnly } from './access/approved-only.tsx';
import { Guarded } from './guards.tsx';
import { getPageTitle, type RouteEntry } from './routes/route-entry.ts';
import { mainId } from './shell/skip-link.tsx';

interface PageFrameProps extends Omit<RouteEntry, 'path' | 'page'> {
  readonly page: ComponentType;
}

/** A page with its guard and document title. Navigating to it moves focus to its heading. */
export function PageFrame({ page: Page, ...entry }: PageFrameProps) {
  // Remounts the page when another person logs in.
  const owner = useSession((session) => session.ownerChangeCount);
  const title = getPageTitle(entry, useRole());
  useFocusHeading();
  return (
    <>
      <DocumentTitle title={title} />
      <Guarded {...entry}>
        <ApprovedOnly {...entry} title={title}>
          <Page key={owner} />
        </ApprovedOnly>
      </Guarded>
    </>
  );
}

/** A component of its own, so that the page does not render again when the title changes. */
function DocumentTitle({ title }: { readonly title: PhraseKey }) {
  const t = useT();
  const tenant = useTenant();
  const { custom, hasError } = usePageTitle();
  useEffect(() => {
    const full = t('shell.pageTitle', { page: custom ?? t(title), title: tenant.title });
    document.title = hasError ? t('errors.summary.titlePrefix', { title: full }) : full;
    usePageTitle.setState({ ofRoute: t(title) });
  }, [t, title, tenant.title, custom, hasError]);
  return null;
}

/** The location of the last page; null before the first one. */
let last: { readonly pathname: string; readonly search: string } | null = null;

/** Does not move focus on the first page. When only the query changes, moves it if the focused element was removed. */
function useFocusHeading(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const before = last;
    last = { pathname, search };
    if (before === null || hash !== '') return;
    const isSame = before.pathname === pathname;
    if (isSame && (before.search === search || document.activeElement !== document.body)) return;
    // Do not take focus from a menu that was opened during the navigation.
    if (document.querySelector('[aria-haspopup][aria-expanded="true"]')) return;
    const main = document.getElementById(mainId);
    if (main) return focusHeading(main);
  }, [pathname, search, hash]);
}

/**
 * Moves the focus to the heading, and again to the one that replaces it when the page has loaded, until the person moves it.
 * Returns the function that stops this.
 */
function focusHeading(main: HTMLElement): () => void {
  let focused: HTMLElement | null = null;
  const focus = () => {
    const isLost = document.activeElement === document.body || document.activeElement === main;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    if (target === focused || (focused !== null && !isLost)) return;
    focused = target;
    target.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const stopIfMoved = ({ target }: FocusEvent) => {
    if (target !== focused) stop();
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', stopIfMoved);
  };
  focus();
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('focusin', stopIfMoved);
  return stop;
}

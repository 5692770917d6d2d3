import { createBrowserRouter, type RouteObject } from 'react-router';
import { trackNavigation } from '#web/lib/navigation/requested-location.ts';
import { StartRedirect } from './guards.tsx';
import { PageFallback } from './page-fallback.tsx';
import { PageFrame } from './page-frame.tsx';
import { loadPage } from './page-loading.ts';
import { paths } from './paths.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import type { RouteEntry } from './routes/route-entry.ts';
import { routes } from './routes.tsx';
import { AppShell, BareShell } from './shell/app-shell.tsx';

/** Builds the router from the table of routes. */
export function createRouter() {
  identifyEntry();
  const shellRoutes = routes.filter((row) => row.frame !== 'bare').map(toRoute);
  const bareRoutes = routes.filter((row) => row.frame === 'bare').map(toRoute);
  const start: RouteObject = { path: paths.start, Component: StartRedirect };
  const router = createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: PageFallback,
      errorElement: <RouteError />,
      children: [
        { Component: AppShell, children: [{ errorElement: <RouteError />, children: [start, ...shellRoutes] }] },
        ...developmentRoutes,
        { Component: BareShell, children: [{ errorElement: <RouteError />, children: bareRoutes }] },
      ],
    },
  ]);
  trackNavigation(router);
  return router;
}

/**
 * The scroll position of an entry of the browser's history is saved under its key. An address typed into a tab has none;
 * all of them would share one position, and a page could open scrolled down.
 */
function identifyEntry(): void {
  const state: unknown = window.history.state;
  if (Object(state).key) return;
  window.history.replaceState({ ...Object(state), key: Math.random().toString(36).slice(2) }, '');
}

export type Router = ReturnType<typeof createRouter>;

/** The page of the shared parts. Production builds contain neither the route nor the page. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: '/ui', lazy: async () => ({ Component: (await import('#web/pages/development/ui-page.tsx')).UiPage }) }]
  : [];

/** Resolves when the first page has loaded or failed. */
export function whenLoaded(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

let isFirst = true;

function toRoute({ path, page, ...entry }: RouteEntry): RouteObject {
  const lazy = async () => {
    const loading = loadPage(page, { isFirst });
    isFirst = false;
    const { Component } = await loading;
    return { element: <PageFrame page={Component} {...entry} /> };
  };
  return { path, lazy };
}

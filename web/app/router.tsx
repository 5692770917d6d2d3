import { createBrowserRouter, type RouteObject } from 'react-router';
import { StartRedirect } from './guards.tsx';
import { PageFrame } from './page-frame.tsx';
import { loadPage } from './page-loading.ts';
import { PageWait } from './page-pending.tsx';
import { paths } from './paths.ts';
import { followNavigation } from './pending-page.ts';
import { Root } from './root.tsx';
import { RouteError } from './route-error.tsx';
import type { RouteEntry } from './routes/route-entry.ts';
import { routes } from './routes.tsx';
import { AppShell, BareShell } from './shell/app-shell.tsx';

/** Builds the router from the table of routes. */
export function createRouter() {
  const framed = routes.filter((row) => row.frame !== 'bare').map(asRoute);
  const bare = routes.filter((row) => row.frame === 'bare').map(asRoute);
  const start: RouteObject = { path: paths.start, Component: StartRedirect };
  const router = createBrowserRouter([
    {
      Component: Root,
      HydrateFallback: PageWait,
      errorElement: <RouteError />,
      children: [
        { Component: AppShell, children: [{ errorElement: <RouteError />, children: [start, ...framed] }] },
        { Component: BareShell, children: [{ errorElement: <RouteError />, children: bare }] },
      ],
    },
  ]);
  followNavigation(router);
  return router;
}

export type Router = ReturnType<typeof createRouter>;

/** Resolves when the page of the first address is there, or has failed. */
export function arrived(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });
}

function asRoute({ path, guard, wide, title, page }: RouteEntry): RouteObject {
  const lazy = async () => {
    const { Component } = await loadPage(page);
    return { element: <PageFrame page={Component} guard={guard} wide={wide} title={title} /> };
  };
  return { path, lazy };
}

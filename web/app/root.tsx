import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type NavigateOptions, Outlet, useHref, useNavigate } from 'react-router';
import { languageTags } from '#domain/phrases/phrases.ts';
import { useComfortSync } from '#web/features/comfort/use-comfort-sync.ts';
import { getComfortLanguage, useComfort } from '#web/lib/comfort.ts';
import { LiveRegions } from '#web/ui/feedback/live-regions.tsx';
import { ToastHost } from '#web/ui/feedback/toast-host.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { SessionSync } from './session-sync.tsx';
import { PaletteHost } from './shell/palette/palette-host.tsx';
import { useFavicon } from './use-favicon.ts';
import { useTenantColors } from './use-tenant-colors.ts';

declare module '@react-types/shared' {
  /** Options that React Aria links pass to the router, such as the page to return to. */
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** The root route: connects React Aria links with the router and mounts the global components. */
export function Root() {
  const navigate = useNavigate();
  const language = useComfort(getComfortLanguage);
  useFavicon();
  useTenantColors();
  useComfortSync();
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <I18nProvider locale={languageTags[language]}>
        <LiveRegions />
        <SessionSync />
        <Outlet />
        <PaletteHost />
        <SessionDialogs />
        <ToastHost />
      </I18nProvider>
    </RouterProvider>
  );
}

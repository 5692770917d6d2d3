import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type NavigateOptions, Outlet, useHref, useNavigate } from 'react-router';
import { languageTags } from '#domain/phrases/phrases.ts';
import { useComfortSync } from '#web/features/comfort/use-comfort-sync.ts';
import { languageWanted, useComfort } from '#web/lib/comfort.ts';
import { LiveRegions } from '#web/ui/feedback/live-regions.tsx';
import { ToastHost } from '#web/ui/feedback/toast-host.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import { SessionKeeper } from './session-sync.tsx';
import { PaletteHost } from './shell/palette/palette-host.tsx';
import { useFavicon } from './use-favicon.ts';
import { useTenantColours } from './use-tenant-colors.ts';

declare module '@react-types/shared' {
  /** What links of the design system may pass to the router, such as where to come back to. */
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Inside the router, around everything: links of the design system go through it. */
export function Root() {
  const navigate = useNavigate();
  const language = useComfort(languageWanted);
  useFavicon();
  useTenantColours();
  useComfortSync();
  return (
    <RouterProvider navigate={(to, options) => void navigate(to, options)} useHref={useHref}>
      <I18nProvider locale={languageTags[language]}>
        <LiveRegions />
        <SessionKeeper />
        <Outlet />
        <PaletteHost />
        <SessionDialogs />
        <ToastHost />
      </I18nProvider>
    </RouterProvider>
  );
}

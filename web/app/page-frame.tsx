import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.ts';
import { Guarded } from './guards.tsx';
import type { Guard } from './routes/route-entry.ts';
import { mainId } from './shell/skip-link.tsx';

interface PageFrameProps {
  readonly page: ComponentType;
  readonly guard: Guard;
  readonly wide?: string | undefined;
  readonly title: PhraseKey;
}

/** A page behind its guard, with its title; entering it moves the focus to its heading, which names it aloud. */
export function PageFrame({ page: Page, guard, wide, title }: PageFrameProps) {
  // Another person's page starts from nothing.
  const owner = useSession((session) => session.ownerChanges);
  useDocumentTitle(title);
  useFocusOnEntry();
  return (
    <Guarded guard={guard} wide={wide}>
      <Page key={owner} />
    </Guarded>
  );
}

function useDocumentTitle(title: PhraseKey): void {
  const t = useT();
  const tenant = useTenant();
  const { own, hasProblem } = usePageTitle();
  useEffect(() => {
    const full = t('shell.pageTitle', { page: own ?? t(title), title: tenant.title });
    document.title = hasProblem ? t('errors.summary.titlePrefix', { title: full }) : full;
  }, [t, title, tenant.title, own, hasProblem]);
}

/** The path whose page was entered last; null until the first one is. */
let entered: string | null = null;

/** The first page leaves the focus to the browser; filters in the address move nothing. */
function useFocusOnEntry(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const isFirst = entered === null;
    const isSame = entered === pathname;
    entered = pathname;
    if (isFirst || isSame || hash !== '') return;
    // Whoever has opened a menu meanwhile is busy there.
    if (document.querySelector('[aria-haspopup][aria-expanded="true"]')) return;
    const main = document.getElementById(mainId);
    const target = main?.querySelector('h1') ?? main;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
}

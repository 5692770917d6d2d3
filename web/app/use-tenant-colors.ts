import { useEffect } from 'react';
import { useTenant } from '#web/features/tenants/queries.ts';

const styleSheetId = 'tenant-colors';

/** Applies changes of the tenant's colors. The server includes the initial style sheet in the page. */
export function useTenantColors(): void {
  const { stylesheet } = useTenant();
  useEffect(() => {
    const current = document.getElementById(styleSheetId);
    if ((current?.getAttribute('href') ?? null) === stylesheet) return;
    if (stylesheet === null) return current?.remove();
    const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
    // Remove the previous style sheet only after the next one has loaded, to avoid a flash.
    next.addEventListener('load', () => current?.remove());
    next.id = styleSheetId;
    document.head.append(next);
  }, [stylesheet]);
}

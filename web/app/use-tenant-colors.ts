import { useEffect } from 'react';
import { useTenant } from '#web/features/tenants/queries.ts';

const sheetId = 'tenant-colours';

/** Follows a change of the tenant's colours. The page itself came with the sheet of the colours of that moment. */
export function useTenantColours(): void {
  const { stylesheet } = useTenant();
  useEffect(() => {
    const present = document.getElementById(sheetId);
    if ((present?.getAttribute('href') ?? null) === stylesheet) return;
    if (stylesheet === null) return present?.remove();
    const next = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet });
    // The one before stays until the next one is there, so that nothing flashes.
    next.addEventListener('load', () => present?.remove());
    next.id = sheetId;
    document.head.append(next);
  }, [stylesheet]);
}

import { useEffect } from 'react';
import { useTenant } from '#web/features/tenants/queries.ts';

/** Sets the favicon of the tenant, if it has one. */
export function useFavicon(): void {
  const { favicon } = useTenant();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (favicon !== null && link) link.href = favicon;
  }, [favicon]);
}

import { useEffect } from 'react';
import { useTenant } from '#web/features/tenants/queries.ts';

/** The tenant's own sign in the browser tab; without one, ours stays. */
export function useFavicon(): void {
  const { favicon } = useTenant();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (favicon !== null && link) link.href = favicon;
  }, [favicon]);
}

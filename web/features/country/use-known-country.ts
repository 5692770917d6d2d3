import { useEffect } from 'react';
import { setDetectedCountry } from '#web/lib/country.ts';

/** Detects the country if the user has already granted location access, without a prompt. */
export function useKnownCountry(): void {
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const code = (await mayLocate()) ? await (await import('./find-country.ts')).findCountry() : null;
      if (!isLeft) setDetectedCountry(code);
    };
    void look();
    return () => {
      isLeft = true;
    };
  }, []);
}

async function mayLocate(): Promise<boolean> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  return permission?.state === 'granted';
}

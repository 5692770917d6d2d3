import { lazy, Suspense } from 'react';
import type { SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';
import css from './lazy-open-jobs.module.css';

// Figures from the server, which the first download of the home pages does not contain.

export const SearchLabel = lazy(async () => ({
  default: (await import('./open-jobs.tsx')).SearchLabel,
}));

const HiringEmployers = lazy(async () => ({
  default: (await import('./open-jobs.tsx')).HiringEmployers,
}));

/** Keeps its height while it loads. */
export function EmployersBand({ country }: { readonly country: SiteCountry }) {
  return (
    <div className={css.employers}>
      <Suspense>
        <HiringEmployers country={country} />
      </Suspense>
    </div>
  );
}

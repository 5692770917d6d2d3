import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { useKnownCountry } from '#web/features/country/use-known-country.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { isLikelyInCanada, useHomeVariant } from '#web/lib/country.ts';
import { useSeen } from '#web/lib/hooks/use-seen.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { HomeDoors } from './home-doors.tsx';
import { HomeHero } from './home-hero.tsx';
import css from './home-page.module.css';
import { EmployersBand } from './lazy-open-jobs.tsx';

const HomeMore = lazy(async () => ({ default: (await import('./home-sections.tsx')).HomeMore }));

const FirstStep = lazy(async () => ({
  default: (await import('#web/features/seekers/empty-profile-prompt.tsx')).FirstStep,
}));

const CountryChoice = lazy(async () => ({
  default: (await import('#web/features/country/country-choice.tsx')).CountryChoice,
}));

/** The home page: search, employers, entries; what is below them loads on scrolling. */
export function HomePage() {
  const t = useT();
  const variant = useHomeVariant();
  const hasCanadaSite = useTenant().switches.canada;
  const isSeeker = useRole() === 'job_seeker';
  const isVisitor = !useSession((session) => session.user.authenticated);
  const [end, isEndSeen] = useSeen<HTMLDivElement>();
  // Decided once, so that the answer to the offer stays on the page.
  const [isCanadaOffered] = useState(() => isLikelyInCanada() && !useSession.getState().changeCountry);
  useKnownCountry();
  if (variant !== null && hasCanadaSite) return <Navigate to={variant} replace />;
  return (
    <div className={css.page}>
      <div>
        <HomeHero title={t('home.heading')} purpose={t('home.purpose')} />
        <EmployersBand country={null} />
      </div>
      {isSeeker && (
        <Suspense>
          <FirstStep />
        </Suspense>
      )}
      {isVisitor && <HomeDoors />}
      <div ref={end} className={css.more}>
        {isEndSeen && (
          <Suspense>
            <HomeMore />
          </Suspense>
        )}
      </div>
      {hasCanadaSite && isCanadaOffered && (
        <Suspense>
          <CountryChoice isOffer />
        </Suspense>
      )}
    </div>
  );
}

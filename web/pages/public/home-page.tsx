import { BadgeCheck, Search } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { createSearchParams, Navigate, useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useKnownCountry } from '#web/features/country/use-known-country.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { isLikelyInCanada, useHomeVariant } from '#web/lib/country.ts';
import { useSeen } from '#web/lib/hooks/use-seen.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './home-page.module.css';

const HomeMore = lazy(async () => ({ default: (await import('./home-sections.tsx')).HomeMore }));

const FirstStep = lazy(async () => ({
  default: (await import('#web/features/seekers/empty-profile-prompt.tsx')).FirstStep,
}));

const CountryChoice = lazy(async () => ({
  default: (await import('#web/features/country/country-choice.tsx')).CountryChoice,
}));

/** The home page: search, how it works, the employer promise, newest jobs, partners, news. */
export function HomePage() {
  const t = useT();
  const variant = useHomeVariant();
  const hasCanadaSite = useTenant().switches.canada;
  const isSeeker = useRole() === 'job_seeker';
  const [end, isEndSeen] = useSeen<HTMLDivElement>();
  // Decided once, so that the answer to the offer stays on the page.
  const [isCanadaOffered] = useState(() => isLikelyInCanada() && !useSession.getState().changeCountry);
  useKnownCountry();
  if (variant !== null && hasCanadaSite) return <Navigate to={variant} replace />;
  return (
    <div className={css.page}>
      <div className={css.top}>
        <PageHeader title={t('home.heading')} purpose={t('home.purpose')} />
        <JobQuestion />
      </div>
      {isSeeker && (
        <Suspense>
          <FirstStep />
        </Suspense>
      )}
      <Steps />
      <EmployerPromise />
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

/** A plain form, which keeps the first download small and works before all scripts load. */
function JobQuestion() {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    void navigate({ pathname: paths.search, search: words ? `?${createSearchParams({ words })}` : '' });
  };
  return (
    <search>
      <form action={paths.search} onSubmit={search} className={css.search}>
        <label htmlFor={id} className={css.label}>
          {t('home.searchLabel')}
        </label>
        <span id={`${id}hint`} className={css.hint}>
          {t('home.searchHint')}
        </span>
        <div className={css.line}>
          <input
            id={id}
            name="words"
            type="search"
            maxLength={200}
            className={css.input}
            aria-describedby={`${id}hint`}
          />
          <Button type="submit" variant="primary" icon={Search}>
            {t('shell.pages.search')}
          </Button>
        </div>
      </form>
    </search>
  );
}

const steps = [
  { title: 'home.step1', text: 'home.step1Text' },
  { title: 'home.step2', text: 'home.step2Text' },
  { title: 'home.step3', text: 'home.step3Text' },
] as const;

function Steps() {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {t('home.stepsTitle')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={css.step}>
            <span className={css.sign} aria-hidden>
              {index + 1}
            </span>
            <h3 className={css.stepTitle}>{t(title)}</h3>
            <p className={css.text}>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const promises = ['home.promise1', 'home.promise2', 'home.promise3'] as const;

function EmployerPromise() {
  const t = useT();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.cardTitle}>
        {t('home.promiseTitle')}
      </h2>
      <ul className={css.promises}>
        {promises.map((promise) => (
          <li key={promise} className={css.promise}>
            <BadgeCheck size={24} aria-hidden className={css.tick} />
            {t(promise)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Check, MapPin } from 'lucide-react';
import { useId } from 'react';
import { createSearchParams, useNavigate } from 'react-router';
import { languageNames } from '#domain/phrases/phrases.ts';
import { largestCities } from '#domain/reference/canadian-cities.ts';
import { CANADIAN_PROVINCES } from '#domain/reference/regions.ts';
import { paths } from '#web/app/paths.ts';
import jobList from '#web/features/jobs/cards/job-list.module.css';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { setComfort } from '#web/lib/comfort.ts';
import { chooseSite } from '#web/lib/country.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { HomeHero } from '#web/pages/public/home/home-hero.tsx';
import { EmployersBand } from '#web/pages/public/home/lazy-open-jobs.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './canada-page.module.css';

/** The home page of the Canada site. */
export function CanadaPage() {
  const t = useT();
  return (
    <div className={css.page}>
      <div>
        <HomeHero title={t('canada.title')} purpose={t('canada.purpose')} country="CA">
          <div className={css.site}>
            <LanguageButtons />
            <CanadaNote />
          </div>
        </HomeHero>
        <EmployersBand country="CA" />
      </div>
      <div className={css.columns}>
        <NearJobs />
        <div className={css.aside}>
          <Provinces />
          <OntarioNotice />
        </div>
      </div>
    </div>
  );
}

/** Names the site and links back. */
function CanadaNote() {
  const t = useT();
  const navigate = useNavigate();
  const change = () => {
    chooseSite('general');
    void navigate(paths.home);
  };
  return (
    <p className={css.note}>
      {t('canada.note')}{' '}
      <Button isDense onPress={change}>
        {t('canada.change')}
      </Button>
    </p>
  );
}

/** English and French first; all four languages are in the comfort settings. */
function LanguageButtons() {
  const t = useT();
  return (
    <ul className={css.languages} aria-label={t('canada.languages')}>
      {(['en', 'fr'] as const).map((language) => (
        <li key={language}>
          <Button
            isDense
            {...(getCurrentLanguage() === language ? { icon: Check } : {})}
            aria-pressed={getCurrentLanguage() === language}
            onPress={() => setComfort({ language })}
          >
            <span lang={language}>{languageNames[language]}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Provinces() {
  const t = useT();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.title}>
        {t('canada.provinces')}
      </h2>
      <ul className={css.provinces}>
        {CANADIAN_PROVINCES.map(({ short_code, value }) => (
          <li key={short_code}>
            <Link href={searchNear(largestCities[short_code] ?? value)}>
              {t(`canada.names.${short_code}` as 'canada.names.ON')}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const shown = 6;
const nearCity = 'Toronto, ON';
/** Radius around the largest city of a province, in kilometers. */
const reach = 200;

function NearJobs() {
  const t = useT();
  const id = useId();
  const near = useQuery(
    fewJobs({ ...emptySearch, place: nearCity, radius: reach, country: ['CA'], sort: 'newest' }, shown),
  );
  const jobs = near.data?.jobs ?? [];
  if (!near.data) return null;
  return (
    <section aria-labelledby={id} className={css.jobs}>
      <h2 id={id} className={css.title}>
        <MapPin size={20} aria-hidden /> {t('canada.near')}
      </h2>
      {jobs.length === 0 && <p>{t('canada.none')}</p>}
      <ul className={jobList.list}>
        {jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton
          icon={ArrowRight}
          href={jobs.length === 0 ? `${paths.search}?mode=remote&country=CA` : searchNear(nearCity)}
        >
          {t(jobs.length === 0 ? 'pages.locations.remote' : 'canada.all')}
        </LinkButton>
      </div>
    </section>
  );
}

function OntarioNotice() {
  const t = useT();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className={css.title}>
        {t('canada.ontario')}
      </h2>
      <ul className={css.rights}>
        {(['pay', 'program', 'open', 'answer'] as const).map((name) => (
          <li key={name}>{t(`canada.notices.${name}`)}</li>
        ))}
      </ul>
    </Card>
  );
}

function searchNear(place: string): string {
  return `${paths.search}?${createSearchParams({ place, radius: String(reach), country: 'CA' })}`;
}

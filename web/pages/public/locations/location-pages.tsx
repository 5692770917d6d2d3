import { useQuery } from '@tanstack/react-query';
import { ArrowRight, MapPin, MapPinned } from 'lucide-react';
import { createSearchParams, useLocation } from 'react-router';
import { LOCATIONS } from '#domain/reference/locations.ts';
import { paths } from '#web/app/paths.ts';
import { CountryChoice } from '#web/features/country/country-choice.tsx';
import jobList from '#web/features/jobs/cards/job-list.module.css';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { formatDistance, kilometersPerMile } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './location-pages.module.css';
import { RadiusMap } from './radius-map.tsx';

type CityLocation = (typeof LOCATIONS)[number];

const shown = 6;

/** The cities with their own page and job counts. */
export function LocationsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.locations.title')} purpose={t('pages.locations.purpose')} />
      <ul className={css.places}>
        {LOCATIONS.map((place) => (
          <LocationCard key={place.slug} place={place} />
        ))}
        <Card as="li" tone="sunken">
          <h2 className={css.title}>{t('pages.locations.other')}</h2>
          <p>{t('pages.locations.otherText')}</p>
          <p className={css.way}>
            <Link href={paths.search}>{t('shell.pages.search')}</Link>
          </p>
        </Card>
      </ul>
      <div className={css.country}>
        <CountryChoice />
      </div>
    </>
  );
}

function LocationCard({ place }: { readonly place: CityLocation }) {
  const t = useT();
  const { data, error } = useJobsAround(place, 1);
  const distance = formatDistance(toKilometers(place.radius));
  const count = data?.total?.count;
  return (
    <Card as="li">
      <h2 className={css.title}>
        <MapPin size={24} aria-hidden className={css.sign} />
        <Link href={paths.location(place.slug)}>{place.display_name}</Link>
      </h2>
      <RadiusMap place={place} />
      {error && <p>{t('pages.locations.notCounted')}</p>}
      {!error && (
        <p aria-busy={count === undefined}>
          {count === undefined ? t('pages.locations.counting') : t('pages.locations.open', { count, distance })}
        </p>
      )}
    </Card>
  );
}

/** The jobs around one city. */
export function LocationPage() {
  const t = useT();
  const slug = useLocation().pathname.split('/')[2]?.toLowerCase();
  const place = LOCATIONS.find((each) => each.slug === slug) ?? LOCATIONS[0];
  if (!place) return null;
  const title = t(`pages.locations.${place.slug === 'houston' ? 'houston' : 'atlanta'}`);
  const trail = [{ label: t('pages.locations.title'), href: paths.locations }, { label: place.display_name }];
  return (
    <>
      <PageHeader
        title={title}
        purpose={t('pages.locations.cityPurpose', { distance: formatDistance(toKilometers(place.radius)) })}
        above={<Breadcrumb trail={trail} />}
      />
      <Columns isWide asideLabel={place.display_name} aside={<MapCard place={place} />}>
        <JobsAround place={place} />
      </Columns>
    </>
  );
}

function MapCard({ place }: { readonly place: CityLocation }) {
  return (
    <Card>
      <RadiusMap place={place} />
    </Card>
  );
}

function JobsAround({ place }: { readonly place: CityLocation }) {
  const t = useT();
  const { data, error, refetch } = useJobsAround(place, shown);
  const city = place.display_name;
  if (error) return <ErrorState error={error} title={t('jobs.search.results.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('jobs.search.results.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  if (data.jobs.length === 0) return <NoJobs city={city} />;
  return (
    <section className={css.around} aria-labelledby="newest">
      <h2 id="newest" className={css.title}>
        {t('home.newest')}
      </h2>
      <ul className={jobList.list}>
        {data.jobs.map((job) => (
          <li key={job.id}>
            <PublicJobCard job={job} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton icon={ArrowRight} href={searchAround(place)}>
          {t('pages.locations.see', { city })}
        </LinkButton>
      </div>
    </section>
  );
}

function NoJobs({ city }: { readonly city: string }) {
  const t = useT();
  return (
    <EmptyState
      icon={MapPinned}
      title={t('pages.locations.none', { city })}
      action={
        <LinkButton icon={ArrowRight} href={`${paths.search}?mode=remote`}>
          {t('pages.locations.remote')}
        </LinkButton>
      }
    >
      {t('pages.locations.noneText')}
    </EmptyState>
  );
}

function useJobsAround({ display_name, radius }: CityLocation, limit: number) {
  return useQuery(
    fewJobs({ ...emptySearch, place: display_name, radius: toKilometers(radius), sort: 'newest' }, limit),
  );
}

function searchAround({ display_name, radius }: CityLocation): string {
  return `${paths.search}?${createSearchParams({ place: display_name, radius: String(toKilometers(radius)) })}`;
}

function toKilometers(miles: number): number {
  return Math.round(miles * kilometersPerMile);
}

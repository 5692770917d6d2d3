import { BadgeCheck, MapPin, Search } from 'lucide-react';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import type { SiteCountry } from '#web/features/jobs/open-jobs-queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './home-hero.module.css';
import { SearchLabel } from './lazy-open-jobs.tsx';
import { QuickSearches } from './quick-searches.tsx';
import { getSearchPath } from './search-path.ts';

const SampleMatch = lazy(async () => ({
  default: (await import('./sample-match.tsx')).SampleMatch,
}));

interface HomeHeroProps {
  readonly title: string;
  readonly purpose: string;
  /** Every search from here is within it. */
  readonly country?: SiteCountry;
  /** Below the purpose. */
  readonly children?: ReactNode;
}

/** Title, search, and promises, next to a picture with a sample of an explained match. */
export function HomeHero({ title, purpose, country = null, children }: HomeHeroProps) {
  return (
    <div className={css.hero}>
      <div className={css.texts}>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.purpose}>{purpose}</p>
        {children}
        <HomeSearch country={country} />
        <QuickSearches country={country} />
        <Promises />
      </div>
      <div className={css.picture}>
        <Picture name="hero" size="wide" />
        <div className={css.sample}>
          <Suspense>
            <SampleMatch />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** A plain form, which keeps the first download small. */
function HomeSearch({ country }: { readonly country: SiteCountry }) {
  const t = useT();
  const navigate = useNavigate();
  const placeLabel = t(country === 'CA' ? 'canada.placeLabel' : 'home.placeLabel');
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '').trim();
    void navigate(getSearchPath(country, { words: read('words'), place: read('place') }));
  };
  return (
    <search>
      <form action={paths.search} onSubmit={send} className={css.search}>
        <label className={css.field}>
          <Search size={18} aria-hidden />
          <input
            name="words"
            type="search"
            maxLength={200}
            aria-label={t('home.searchLabel')}
            placeholder={t('home.searchLabel')}
          />
        </label>
        <label className={css.field}>
          <MapPin size={18} aria-hidden />
          <input name="place" maxLength={120} aria-label={placeLabel} placeholder={placeLabel} />
        </label>
        <Button type="submit" variant="primary">
          <Suspense fallback={t('shell.pages.search')}>
            <SearchLabel country={country} />
          </Suspense>
        </Button>
      </form>
    </search>
  );
}

/** True for every job by how the product works: nothing is rejected automatically, and every wait has a date. */
function Promises() {
  const t = useT();
  return (
    <ul className={css.promises}>
      {(['read', 'date', 'diagnosis'] as const).map((name) => (
        <li key={name}>
          <BadgeCheck size={18} aria-hidden />
          {t(`home.promises.${name}`)}
        </li>
      ))}
    </ul>
  );
}

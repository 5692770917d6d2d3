import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, FileText, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { getPageTitle } from '#web/app/routes/route-entry.ts';
import { routes } from '#web/app/routes.tsx';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { fewSeekers } from '#web/features/seekers/pool/pool-queries.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { filterItems, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { listPalettePages } from './palette-pages.ts';
import { usePaletteActions } from './use-palette-actions.ts';

/** Maximum results per group. */
const maxResults = 6;

/**
 * The results for a query by group. Jobs and people are requested from two characters on and come last, so that late
 * results do not move items that are already shown.
 */
export function usePaletteGroups(query: string) {
  const t = useT();
  const pages = usePageItems();
  const actions = usePaletteActions();
  const { jobs, people, isSearching, hasFailed } = useSearchItems(useDebounced(query.trim()));
  const groups: PaletteGroup[] = [
    { title: t('commandMenu.pages'), items: filterItems(pages, query).slice(0, query === '' ? 8 : maxResults) },
    { title: t('commandMenu.actions'), items: filterItems(actions, query).slice(0, maxResults) },
    { title: t('commandMenu.jobs'), items: jobs },
    { title: t('commandMenu.people'), items: people },
  ];
  return { groups: groups.filter((group) => group.items.length > 0), isSearching, hasFailed };
}

function usePageItems(): PaletteItem[] {
  const t = useT();
  const role = useRole();
  const navigate = useNavigate();
  const { admins_decide: adminsDecide } = useTenant().switches;
  const isSignedIn = useSession((session) => session.user.authenticated);
  return useMemo(
    () =>
      listPalettePages(routes, { isSignedIn, role, adminsDecide }).map((page) => ({
        id: page.path,
        label: t(getPageTitle(page, role)),
        icon: FileText,
        run: () => void navigate(page.path),
      })),
    [t, role, isSignedIn, adminsDecide, navigate],
  );
}

function useSearchItems(query: string) {
  const t = useT();
  const navigate = useNavigate();
  const maySeePeople = useScope('seeker.read') !== null;
  const isEnabled = query.length >= 2;
  const jobs = useQuery({ ...fewJobs({ ...emptySearch, words: query }, maxResults), enabled: isEnabled });
  const people = useQuery({ ...fewSeekers(query), enabled: isEnabled && maySeePeople });
  return {
    jobs: (isEnabled ? (jobs.data?.jobs ?? []) : []).map(
      (job): PaletteItem => ({
        id: `job-${job.id}`,
        label: job.title,
        note: formatEmployer(t, job.company),
        icon: BriefcaseBusiness,
        run: () => void navigate(paths.job(job.id)),
      }),
    ),
    people: (isEnabled ? (people.data?.seekers ?? []) : []).slice(0, maxResults).map(
      (person): PaletteItem => ({
        id: `person-${person.id}`,
        label: person.name,
        note: person.headline,
        icon: UserRound,
        run: () => void navigate(paths.seeker(person.id)),
      }),
    ),
    isSearching: jobs.isFetching || people.isFetching,
    hasFailed: jobs.isError || people.isError,
  };
}

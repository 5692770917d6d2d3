import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness, FileText, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { routes } from '#web/app/routes.tsx';
import { fewJobs } from '#web/features/jobs/queries.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { fewSeekers } from '#web/features/seekers/pool/pool-queries.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useSettled } from '#web/lib/hooks/use-debounced.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole, useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { matching, type PaletteGroup, type PaletteItem } from './palette-item.ts';
import { palettePlaces } from './palette-places.ts';
import { usePaletteActions } from './use-palette-actions.ts';

/** Results of each kind at most. */
const shown = 6;

/**
 * Everything that fits the words, by kind. Jobs and people are asked for once there are two letters, and stand last: what
 * arrives later moves nothing that somebody is about to choose.
 */
export function usePaletteGroups(words: string) {
  const t = useT();
  const places = usePlaces();
  const actions = usePaletteActions();
  const { jobs, people, isSearching, hasFailed } = useFound(useSettled(words.trim()));
  const groups: PaletteGroup[] = [
    { title: t('commandMenu.pages'), items: matching(places, words).slice(0, words === '' ? 8 : shown) },
    { title: t('commandMenu.actions'), items: matching(actions, words).slice(0, shown) },
    { title: t('commandMenu.jobs'), items: jobs },
    { title: t('commandMenu.people'), items: people },
  ];
  return { groups: groups.filter((group) => group.items.length > 0), isSearching, hasFailed };
}

function usePlaces(): PaletteItem[] {
  const t = useT();
  const role = useRole();
  const navigate = useNavigate();
  const { admins_decide: adminsDecide } = useTenant().switches;
  const isSignedIn = useSession((session) => session.user.authenticated);
  return useMemo(
    () =>
      palettePlaces(routes, { isSignedIn, role, adminsDecide }).map(({ path, title }) => ({
        id: path,
        label: t(title),
        icon: FileText,
        run: () => void navigate(path),
      })),
    [t, role, isSignedIn, adminsDecide, navigate],
  );
}

function useFound(words: string) {
  const navigate = useNavigate();
  const maySeePeople = useScope('seeker.read') !== null;
  const isAsked = words.length >= 2;
  const jobs = useQuery({ ...fewJobs({ ...emptySearch, words }, shown), enabled: isAsked });
  const people = useQuery({ ...fewSeekers(words), enabled: isAsked && maySeePeople });
  return {
    jobs: (isAsked ? (jobs.data?.jobs ?? []) : []).map(
      (job): PaletteItem => ({
        id: `job-${job.id}`,
        label: job.title,
        note: job.company,
        icon: BriefcaseBusiness,
        run: () => void navigate(paths.job(job.id)),
      }),
    ),
    people: (isAsked ? (people.data?.seekers ?? []) : []).slice(0, shown).map(
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

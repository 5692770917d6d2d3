import type { partnerReports } from '#domain/features/reports/names.ts';
import { countLocalDays, findLocalMonth, findLocalWeek, findStartOfDay } from './calendar.ts';
import type { ApplicationHistory } from './history.ts';
import {
  type Expect,
  type ExpectedValue,
  listMoments,
  matchesJob,
  measure,
  type Question,
  snapshot,
  summarize,
} from './plain-code.ts';
import { keepWholeGroups } from './whole-groups.ts';

/** The values of the reports on supported job seekers, computed in plain code. */
export const expectedPartner: Record<(typeof partnerReports)[number], Expect> = {
  jobseekerjournal: ({ timeZone }, applications) =>
    applications.flatMap((application) => {
      const { applied, interview, offer, hired } = summarize(application);
      return application.moves
        .filter(({ to }) => to !== 'draft')
        .flatMap(({ at, to }) =>
          measure(
            { at, row: String(application.user), category: findLocalMonth(at, timeZone), user: application.user },
            {
              entries: true,
              applications: to === 'applied' && at === applied,
              interviews: to === 'interview' && at === interview,
              offers: (to === 'offer' || to === 'offered') && at === offer,
              hires: to === 'hired' && at === hired,
            },
          ),
        );
    }),
  currentapplication: snapshot(({ user }, status, days, moment) => {
    const group = { at: moment - 0.001, row: status, category: status, user };
    return measure(group, { in_progress: true, stalled: days > 14, mean_wait: days, longest_wait: days });
  }),
  jobactivity: ({ history, filter, timeZone }, applications) => {
    const jobs = new Map(history.jobs.filter((job) => matchesJob(job, filter)).map((job) => [job.id, job]));
    const inWeek = (at: number, job: number, user: number | null) => ({
      ...{ at, row: String(job), user, category: findLocalWeek(at, timeZone) },
    });
    const isShown = (id: number) => jobs.get(id)?.status === 'active';
    return [
      ...applications.flatMap((application) => {
        const { applied } = summarize(application);
        if (applied === null) return [];
        return measure(inWeek(applied, application.job.id, application.user), { applications: true });
      }),
      ...history.saves
        .filter(({ job }) => isShown(job))
        .flatMap(({ job, at }) => measure(inWeek(at, job, null), { saves: true })),
      ...history.views
        .filter(({ job }) => isShown(job))
        .flatMap(({ job, day, count }) => measure(inWeek(findStartOfDay(day, timeZone), job, null), { views: count })),
    ];
  },
  jobseekersuccessmetric: (question, applications) => {
    const { timeZone, isPartner = false } = question;
    const outcomes = listOutcomes(question, applications);
    const firstOf = new Map<number, number>();
    for (const each of applications) {
      const { applied } = summarize(each);
      if (applied !== null) firstOf.set(each.user, Math.min(applied, firstOf.get(each.user) ?? applied));
    }
    const placements = applications.flatMap((application) => {
      const { applied, hired } = summarize(application);
      const { user } = application;
      const inMonth = (at: number) => {
        const month = findLocalMonth(at, timeZone);
        return { at, row: month, category: month, user };
      };
      const share = { measure: 'hire_share', value: hired === null ? 0 : 1 };
      const days = hired === null ? null : countLocalDays(firstOf.get(user) ?? hired, hired, timeZone);
      return [
        ...(applied === null
          ? []
          : [...measure(inMonth(applied), { applications: true }), { ...inMonth(applied), ...share }]),
        ...(hired === null ? [] : measure(inMonth(hired), { hires: true, placement_median: days })),
      ];
    });
    return [...placements, ...(isPartner ? outcomes : keepWholeGroups(outcomes, question))];
  },
  openjobs: (question) => {
    const { history, filter, isPartner } = question;
    const moment = Math.max(...listMoments(question));
    return history.jobs
      .filter((job) => job.status === 'active' && job.skills.length > 0 && matchesJob(job, filter))
      .flatMap((job) =>
        history.people
          .filter(({ partner }) => !isPartner || partner === filter.partner)
          .filter(({ skills }) => 2 * job.skills.filter((skill) => skills.includes(skill)).length >= job.skills.length)
          .flatMap(({ id }) =>
            measure(
              { at: moment - 0.001, row: String(job.id), category: String(job.id), user: id },
              { matching: true },
            ),
          ),
      );
  },
};

/** Whether people were still in the job, by the month of the day on which it was asked. */
function listOutcomes({ timeZone }: Question, applications: readonly ApplicationHistory[]): ExpectedValue[] {
  return applications
    .filter((application) => summarize(application).hired !== null)
    .flatMap(({ user, outcomes }) =>
      outcomes.map(({ day, at, isEmployed }) => {
        const month = findLocalMonth(at, timeZone);
        return { at, row: month, category: month, user, measure: `retained_${day}`, value: isEmployed ? 1 : 0 };
      }),
    );
}

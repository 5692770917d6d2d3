import type { hiringReports } from '#domain/features/reports/names.ts';
import { countLocalDays, findLocalMonth } from './calendar.ts';
import { dayMs, type Expect, matchesJob, measure, snapshot, stageNames, summarize } from './plain-code.ts';

/** The values of the reports on hiring, computed in plain code. */
export const expectedHiring: Record<(typeof hiringReports)[number], Expect> = {
  currentPipeline: snapshot(({ job, user }, status, days, moment) => {
    if (job.moves.filter(({ at }) => at < moment).at(-1)?.to !== 'active') return [];
    const stage = status === 'offered' ? 'offer' : status;
    const group = { at: moment - 0.001, row: String(job.id), category: stage, user };
    return measure(group, { people: true, [`in_${stage}`]: true, mean_wait: days, longest_wait: days });
  }),
  applicationSource: (_question, applications) =>
    applications.flatMap((application) => {
      const { applied, position } = summarize(application);
      if (applied === null) return [];
      const { source, partner, user } = application;
      const row = source === 'partner' && partner !== null ? `partner-${partner}` : source;
      const group = { at: applied, row, category: source, user };
      return [
        ...measure(group, {
          applications: true,
          interviews: position >= 2,
          offers: position >= 3,
          hires: position >= 4,
        }),
        { ...group, measure: 'hire_share', value: position >= 4 ? 1 : 0 },
      ];
    }),
  historicPipeline: (_question, applications) =>
    applications.flatMap((application) => {
      const { applied, position, status = '' } = summarize(application);
      if (applied === null) return [];
      return stageNames.slice(0, position + 1).flatMap((stage, index) => {
        const group = { at: applied, row: stage, category: stage, user: application.user };
        const hasLeft = index === position && ['rejected', 'withdrawn', 'declined'].includes(status);
        const counts = { reached: true, left: hasLeft, applications: index === 0, hires: index === 4 };
        const shares = [
          ...(index < 4 ? [{ ...group, measure: 'passed_share', value: position > index ? 1 : 0 }] : []),
          ...(index === 0 ? [{ ...group, measure: 'hire_share', value: position === 4 ? 1 : 0 }] : []),
        ];
        return [...measure(group, counts), ...shares];
      });
    }),
  hiringVelocity: ({ timeZone }, applications) =>
    applications.flatMap((application) => {
      const times = summarize(application);
      const steps = [
        ['applied_screening', times.applied, times.screening],
        ['screening_interview', times.screening, times.interview],
        ['interview_offer', times.interview, times.offer],
        ['offer_decision', times.offer, times.hired ?? times.declined],
      ] as const;
      return steps.flatMap(([row, start, end]) => {
        if (start === null || end === null || end < start) return [];
        const days = countLocalDays(start, end, timeZone);
        const fromApplication = times.applied === null ? null : countLocalDays(times.applied, end, timeZone);
        return measure(
          { at: end, row, category: findLocalMonth(end, timeZone), user: application.user },
          {
            steps: true,
            ...{ step_mean: days, step_median: days, from_application: fromApplication },
            applied_to_hired: row === 'offer_decision' && times.hired !== null ? fromApplication : null,
          },
        );
      });
    }),
  successMetric: ({ timeZone, now, history, filter }, applications) => {
    const inMonth = (at: number, row: number, user: number | null) => ({
      ...{ at, row: String(row), user, category: findLocalMonth(at, timeZone) },
    });
    const opened = history.jobs.filter((job) => matchesJob(job, filter) && job.published !== null);
    const openings = opened.flatMap((job) =>
      measure(inMonth(job.published ?? 0, job.id, null), { openings: job.openings }),
    );
    return openings.concat(
      applications.flatMap((application) => {
        const { job, user } = application;
        const { applied, reply, hired, declined, withdrawn } = summarize(application);
        const due = applied === null ? Number.POSITIVE_INFINITY : applied + job.promisedDays * dayMs;
        const counts = due <= now && (reply !== null || withdrawn === null || withdrawn > due);
        const answer = hired ?? declined;
        return [
          ...(counts ? measure(inMonth(due, job.id, user), { replies_due: true }) : []),
          ...(counts
            ? [{ ...inMonth(due, job.id, user), measure: 'reply_share', value: reply !== null && reply <= due ? 1 : 0 }]
            : []),
          ...(answer === null ? [] : measure(inMonth(answer, job.id, user), { answered: true })),
          ...(answer === null
            ? []
            : [{ ...inMonth(answer, job.id, user), measure: 'accept_share', value: hired === null ? 0 : 1 }]),
          ...(hired !== null && job.published !== null
            ? measure(inMonth(job.published, job.id, user), { opening_hires: true })
            : []),
        ];
      }),
    );
  },
  timeToHire: ({ timeZone }, applications) =>
    applications.flatMap((application) => {
      const { applied, hired } = summarize(application);
      if (hired === null) return [];
      const month = findLocalMonth(hired, timeZone);
      const days = applied === null ? null : countLocalDays(applied, hired, timeZone);
      const { published } = application.job;
      const opened = published === null || hired < published ? null : countLocalDays(published, hired, timeZone);
      return measure(
        { at: hired, row: month, category: month, user: application.user },
        {
          ...{ hires: true, applied_to_hired: days, hire_p90: days, longest_hire: days },
          ...{ open_median: opened, open_p90: opened },
        },
      );
    }),
};

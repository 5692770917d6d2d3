import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JobInterest as Interest } from '#domain/features/jobs/job-views.ts';
import css from '#web/features/jobs/detail/apply-panel.module.css';
import { jobInterestApi } from '#web/lib/api/hiring/jobs.ts';
import { call } from '#web/lib/call.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Card } from '#web/ui/layout/card.tsx';

const interestIn = (id: number) =>
  queryOptions({
    queryKey: ['jobs', 'interest', id],
    queryFn: ({ signal }): Promise<Interest> => call(jobInterestApi.read, { params: { id: String(id) } }, { signal }),
  });

/** The view count of a job, for its team. Shows nothing while loading or on failure. */
export function JobInterest({ id }: { readonly id: number }) {
  const t = useT();
  const { data } = useQuery(interestIn(id));
  if (!data) return null;
  return (
    <Card as="section" labelledBy="interest">
      <div className={css.panel}>
        <h2 id="interest" className={css.title}>
          {t('jobs.detail.interest.title')}
        </h2>
        <p>{t('jobs.detail.interest.views', { count: data.views })}</p>
        <p>{t('jobs.detail.interest.saves', { count: data.saves })}</p>
        <p className={css.hint}>{t('jobs.detail.interest.note')}</p>
      </div>
    </Card>
  );
}

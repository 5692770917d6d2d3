import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FileText, Search } from 'lucide-react';
import type { Job } from '#domain/features/jobs/job.ts';
import { paths } from '#web/app/paths.ts';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './apply-flow.module.css';

/** The confirmation with the next step and the reply date. */
export function ApplyDone({ job, applicationId }: { readonly job: Job; readonly applicationId: number }) {
  const t = useT();
  const { data } = useQuery(applicationQuery(applicationId));
  const by = data?.next_step.by;
  useCustomTitle(t('applications.apply.done.title'));
  return (
    <div className={css.page}>
      <CircleCheck size={48} strokeWidth={1.5} aria-hidden className={css.sent} />
      <PageHeader
        title={t('applications.apply.done.title')}
        purpose={t('applications.apply.done.purpose', { company: formatEmployer(t, job.company), job: job.title })}
      />
      <div className={css.done}>
        <Card as="section" labelledBy="next">
          <h2 id="next" className={css.subtitle}>
            {t('applications.apply.done.next')}
          </h2>
          <ol className={css.nextSteps}>
            <li>{t('applications.apply.done.read')}</li>
            {by && <li>{t('applications.apply.done.reply', { date: formatDate(by) })}</li>}
            <li>{t('applications.apply.done.see')}</li>
            <li>{t('applications.apply.done.accommodations')}</li>
          </ol>
        </Card>
        <Actions applicationId={applicationId} />
      </div>
    </div>
  );
}

/** Shown when the user has already applied. */
export function AlreadyApplied({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  return (
    <div className={css.page}>
      <PageHeader title={t('applications.apply.already.title')} purpose={t('applications.apply.already.text')} />
      <Actions applicationId={applicationId} />
    </div>
  );
}

function Actions({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  return (
    <div className={css.ways}>
      <LinkButton variant="primary" icon={FileText} href={paths.application(applicationId)}>
        {t('applications.apply.done.open')}
      </LinkButton>
      <LinkButton icon={Search} href={paths.search}>
        {t('applications.apply.done.search')}
      </LinkButton>
    </div>
  );
}

import { FileText, LogIn, Pencil, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './apply-panel.module.css';

interface ApplyPanelProps {
  readonly job: Job;
  /** The match in one line. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** The primary action of the job page; on phones `ApplyBar` has its button. */
export function ApplyPanel({ job, above, children }: ApplyPanelProps) {
  const t = useT();
  const action = useAction(job);
  return (
    <Card>
      <div className={css.panel}>
        {above}
        {action.note && <p className={css.note}>{action.note}</p>}
        {action.button && <span className={css.wide}>{action.button}</span>}
        {action.hint && <p className={css.hint}>{action.hint}</p>}
        {action.hint && <p className={css.hint}>{t('jobs.detail.apply.nextText')}</p>}
        {children && <div className={css.others}>{children}</div>}
      </div>
    </Card>
  );
}

/** On phones the action stays at the bottom edge; in the order of the page it comes first. */
export function ApplyBar({ job }: { readonly job: Job }) {
  const { button } = useAction(job);
  return button && <div className={css.bar}>{button}</div>;
}

/** The primary action without the panel, for a preview of the job. */
export function ApplyAction({ job }: { readonly job: Job }) {
  const { button, note } = useAction(job);
  return (
    <>
      {button}
      {note && <span className={css.note}>{note}</span>}
    </>
  );
}

interface Action {
  readonly button: ReactNode;
  readonly note?: string;
  readonly hint?: string;
}

function useAction(job: Job): Action {
  const t = useT();
  const isVisitor = !useSession((session) => session.user.authenticated);
  return getAction(t, job, isVisitor, useRole() === 'job_seeker');
}

function getAction(t: Translate, job: Job, isVisitor: boolean, isSeeker: boolean): Action {
  if (job.own_application_id !== null) {
    const button = (
      <LinkButton variant="primary" icon={FileText} href={paths.application(job.own_application_id)}>
        {t(job.is_invited ? 'jobs.detail.apply.answer' : 'jobs.detail.apply.again')}
      </LinkButton>
    );
    return { button, note: t(job.is_invited ? 'jobs.detail.apply.invited' : 'jobs.detail.apply.applied') };
  }
  if (job.can_edit) {
    const button = (
      <LinkButton icon={Pencil} href={paths.editJob(job.id)}>
        {t('jobs.detail.apply.edit')}
      </LinkButton>
    );
    return { button };
  }
  if (!takesApplications(job.status)) return { button: null, note: t('jobs.detail.closed.title') };
  if (!isVisitor && !isSeeker) return { button: null, note: t('jobs.detail.apply.staff') };
  const button = (
    <LinkButton variant="primary" icon={isVisitor ? LogIn : Send} href={paths.apply(job.id)}>
      {t(isVisitor ? 'jobs.detail.apply.visitor' : 'jobs.detail.apply.action')}
    </LinkButton>
  );
  return { button, hint: t(isVisitor ? 'jobs.detail.apply.signIn' : 'jobs.detail.apply.time') };
}

import { ArrowRight } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { type ApplyPart, listApplyParts } from '#domain/features/applications/apply-parts.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import type { OwnPrepared } from '#domain/features/prepared-applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { PreparedNote } from '#web/features/applications/prepared/prepared-note.tsx';
import { formatEmployer } from '#web/lib/employer.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { TaskList } from '#web/ui/data/progress/task-list.tsx';
import { FormActions } from '#web/ui/form/form-actions.tsx';
import { RestoredNote, SaveState } from '#web/ui/form/save-state.tsx';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { type ApplyAnswers, emptyAnswers, lacksAnswers } from './apply-answers.ts';
import css from './apply-flow.module.css';
import type { ApplyPageProps } from './apply-form.ts';

interface ApplyListProps extends ApplyPageProps {
  readonly prepared: OwnPrepared | null;
}

/** The task list: all steps with their status, in any order. */
export function ApplyList({ job, form, draft, prepared }: ApplyListProps) {
  const t = useT();
  const values = useWatch({ control: form.control });
  const { done, answers } = values;
  const questions = job.screening_questions;
  const parts = listApplyParts(questions.length);
  const isDone = (part: ApplyPart) =>
    (done ?? []).includes(part) && !(part === 'questions' && lacksAnswers(questions, answers ?? []));
  const next = parts.find((part) => !isDone(part)) ?? 'check';
  const showsPrepared = prepared !== null && isSameContent(values, prepared.answers);
  const restorePrepared = () => {
    if (!prepared) return;
    form.reset(prepared.answers);
    draft.save();
  };
  const trail = [
    { label: t('jobs.search.title'), href: paths.search },
    { label: job.title, href: paths.job(job.id) },
    { label: t('applications.apply.pageTitle') },
  ];
  return (
    <div className={css.page}>
      <PageHeader
        title={t('applications.apply.title', { job: job.title })}
        purpose={`${formatEmployer(t, job.company)} · ${t('applications.apply.time')}`}
        above={<Breadcrumb trail={trail} />}
      />
      <div className={css.parts}>
        <p>{t('applications.apply.purpose')}</p>
        {prepared && <PreparedNote prepared={prepared} onUse={showsPrepared ? undefined : restorePrepared} />}
        {!showsPrepared && <RestoredNote draft={draft} onStartAgain={() => form.reset(emptyAnswers(questions))} />}
        <TaskList
          label={t('applications.apply.list')}
          tasks={parts.map((part) => ({
            id: part,
            label: t(`applications.apply.steps.${part}`),
            href: paths.apply(job.id, part),
            isDone: isDone(part),
            note: getNote(t, part, job),
          }))}
        />
        <FormActions>
          <LinkButton variant="primary" icon={ArrowRight} href={paths.apply(job.id, next)}>
            {next === 'check' ? t('applications.apply.checkAction') : t(`applications.apply.steps.${next}`)}
          </LinkButton>
          <LinkButton variant="quiet" href={paths.job(job.id)}>
            {t('applications.apply.backToJob')}
          </LinkButton>
          <SaveState draft={draft} />
        </FormActions>
      </div>
    </div>
  );
}

/** Whether the form has the prepared answers, whichever steps are done. */
function isSameContent(values: Partial<ApplyAnswers>, prepared: ApplyAnswers): boolean {
  const list = ({ resume, answers, cover_note }: Partial<ApplyAnswers>) =>
    JSON.stringify([resume, answers, cover_note]);
  return list(values) === list(prepared);
}

function getNote(t: Translate, part: ApplyPart, job: Job): string {
  return part === 'questions'
    ? t('applications.apply.notes.questions', { count: job.screening_questions.length })
    : t(`applications.apply.notes.${part}`);
}

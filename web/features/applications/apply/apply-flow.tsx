import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import type { SavedDraft } from '#domain/features/applications/draft.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import type { OwnPrepared } from '#domain/features/prepared-applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { type ApplyAnswers, emptyAnswers, schemaOfPart } from './apply-answers.ts';
import { ApplyCheck } from './apply-check.tsx';
import css from './apply-flow.module.css';
import { NoteFields, ProfileFields } from './apply-part-fields.tsx';
import { ApplyPartPage } from './apply-part-page.tsx';
import { ApplyList } from './apply-task-list.tsx';
import { JobSummary } from './job-summary.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ResumeFields } from './resume-fields.tsx';
import { useSyncedDraft } from './synced-draft.ts';

interface ApplyFlowProps {
  readonly job: Job;
  /** The draft from another device. */
  readonly savedDraft: SavedDraft | null;
  /** What a partner prepared; it fills the form if the person has no draft. */
  readonly prepared: OwnPrepared | null;
  /** The step in the address; undefined for the task list. */
  readonly part: string | undefined;
  /** Renders a résumé upload that calls back with the id. */
  readonly uploader: (onAdded: (id: number) => void) => ReactNode;
}

/** The application: a task list, one page per step, and a review. One draft holds all answers. */
export function ApplyFlow({ job, savedDraft, prepared, part, uploader }: ApplyFlowProps) {
  const navigate = useNavigate();
  const questions = job.screening_questions;
  const form = useSchemaForm<ApplyAnswers, ApplyAnswers>(schemaOfPart(part ?? '', questions), emptyAnswers(questions));
  const draft = useDraft(form, `apply:${job.id}`, useSyncedDraft(job.id, savedDraft ?? startFrom(prepared)));
  const parts = listApplyParts(questions.length);
  if (part === undefined)
    return (
      <WithSummary job={job}>
        <ApplyList job={job} form={form} draft={draft} prepared={prepared} />
      </WithSummary>
    );
  if (part === 'check')
    return (
      <WithSummary job={job}>
        <ApplyCheck job={job} form={form} draft={draft} />
      </WithSummary>
    );
  const name = parts.find((known) => known === part);
  if (name === undefined) return <Navigate to={paths.apply(job.id)} replace />;
  const at = parts.indexOf(name);
  const save = async () => {
    form.setValue('done', [...new Set([...form.getValues('done'), name])]);
    draft.save();
    await navigate(paths.apply(job.id, parts[at + 1] ?? 'check'));
  };
  const fields = {
    profile: <ProfileFields jobId={job.id} />,
    resume: <ResumeFields control={form.control} uploader={uploader} />,
    questions: <QuestionFields control={form.control} questions={questions} />,
    note: <NoteFields control={form.control} />,
  };
  return (
    <WithSummary job={job}>
      <ApplyPartPage
        key={name}
        job={job}
        part={name}
        at={at}
        count={parts.length}
        form={form}
        draft={draft}
        onSave={save}
      >
        {fields[name]}
      </ApplyPartPage>
    </WithSummary>
  );
}

/** Prepared answers, as a draft. */
function startFrom(prepared: OwnPrepared | null): SavedDraft | null {
  return prepared && { answers: prepared.answers, kept_at: prepared.at };
}

function WithSummary({ job, children }: { readonly job: Job; readonly children: ReactNode }) {
  return (
    <div className={css.layout}>
      {children}
      <JobSummary job={job} />
    </div>
  );
}

import { ArrowRight, Hand, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import type { StartedApplication } from '#domain/features/applications/draft.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Chip } from '#web/ui/data/marks/chip.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './own-turn.module.css';

interface OwnTurnProps {
  readonly drafts: readonly StartedApplication[];
  /** Applications that wait for the person. */
  readonly cards: readonly ApplicationCard[];
}

/** The next thing to do: a started application first, then an offer or invitation. Empty if there is nothing. */
export function OwnTurn({ drafts, cards }: OwnTurnProps) {
  const t = useT();
  const id = useId();
  const [draft] = drafts;
  const [card] = cards;
  const task = draft ? taskOfDraft(t, draft) : card && taskOfCard(t, card);
  if (!task) return null;
  return (
    <section aria-labelledby={id} className={css.turn}>
      <div className={css.text}>
        <p className={css.count}>
          <Chip tone="offer" icon={Hand}>
            {t('applications.tracker.groups.you')}
          </Chip>
          {t('overview.dashboard.toDo', { count: drafts.length + cards.length })}
        </p>
        <h2 id={id} className={css.title}>
          {task.title}
        </h2>
        <p>{task.text}</p>
        <div className={css.actions}>
          <LinkButton variant="primary" icon={ArrowRight} href={task.href}>
            {task.action}
          </LinkButton>
          {task.question && (
            <LinkButton icon={MessageCircle} href={task.question}>
              {t('overview.dashboard.ask')}
            </LinkButton>
          )}
        </div>
      </div>
      <span className={css.picture}>
        <Picture name="letter" size="small" />
      </span>
    </section>
  );
}

function taskOfDraft(t: Translate, { job, done_count, step_count, kept_at }: StartedApplication) {
  return {
    title: t('overview.dashboard.finish', { job: job.title, company: formatEmployer(t, job.company) }),
    text: t('overview.dashboard.finishText', {
      done: done_count,
      count: step_count,
      date: formatDayInYear(kept_at),
    }),
    action: t('applications.tracker.actions.finish_draft'),
    href: paths.apply(job.id),
    question: null,
  };
}

function taskOfCard(t: Translate, { id, job, next_step: { code, by } }: ApplicationCard) {
  const kind = code === 'answer_offer' ? 'offer' : 'invitation';
  const answerBy = by && t('offers.row.answerBy', { date: formatDayInYear(by) });
  return {
    title: t(`overview.dashboard.${kind}`, { company: formatEmployer(t, job.company) }),
    text: [job.title, [job.city, job.region].filter(Boolean).join(', '), answerBy].filter(Boolean).join(' · '),
    action: t(`applications.tracker.actions.${code}`),
    href: paths.application(id),
    question: code === 'answer_offer' ? paths.conversation(id) : null,
  };
}

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, MessageCircle, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Application, ApplicationCard } from '#domain/features/applications/contract.ts';
import { isFinal } from '#domain/features/applications/lifecycle.ts';
import { paths } from '#web/app/paths.ts';
import { ownRequests } from '#web/features/accommodations/queries.ts';
import { OwnDecisions } from '#web/features/applications/detail/seeker-decisions.tsx';
import { applicationQuery } from '#web/features/applications/queries.ts';
import { SuggestionOf } from '#web/features/applications/sourcing/own-suggestions.tsx';
import { needText } from '#web/features/needs/queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDayInYear } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { describeLateness } from './describe-lateness.ts';
import { OwnSteps } from './own-steps.tsx';
import css from './tracker-details.module.css';

/** The open row: steps, accommodations, and what no reply means. */
export function TrackerDetails({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const { data: application, error, refetch } = useQuery(applicationQuery(card.id));
  return (
    <div className={css.details}>
      <Part title={t('applications.tracker.open.next')}>
        <p className={css.meaning}>{t(`applications.tracker.meaning.${card.status}`)}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!application && !error && <Loading label={t('applications.tracker.detail.loading')} />}
        {card.status === 'sourced' && <SuggestionOf applicationId={card.id} />}
        {application && <OwnSteps application={application} />}
      </Part>
      <Part title={t('applications.tracker.open.accommodations')}>
        <Accommodations card={card} />
      </Part>
      <Part title={t('applications.tracker.open.silence')}>
        <Silence card={card} application={application} />
      </Part>
    </div>
  );
}

function Accommodations({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const { data: requests, error, refetch } = useQuery(ownRequests(card.id));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!requests) return <Loading label={t('common.states.loadingName', { name: t('accommodations.title') })} />;
  const shown = requests.filter(({ status }) => status !== 'withdrawn');
  return (
    <>
      {shown.length === 0 && <p className={css.note}>{t('applications.tracker.open.noAccommodations')}</p>}
      <ul className={css.requests}>
        {shown.map(({ id, status, choices, words, turns, created_at }) => {
          const Icon = status === 'agreed' ? CircleCheck : CircleDashed;
          const texts = choices.map((choice) => needText(t, { choice, words: choice }));
          return (
            <li key={id} className={status === 'agreed' ? css.agreed : css.waiting}>
              <Icon size={16} aria-hidden />
              <span>
                <strong>{texts.join(', ') || words}</strong>
                <span className={css.note}>
                  {t(`accommodations.statuses.${status}`)} · {formatDayInYear(turns.at(-1)?.at ?? created_at)}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {!isFinal(card.status) && (
        <div>
          <LinkButton icon={Plus} href={`${paths.application(card.id)}#adjustments`}>
            {t(`applications.tracker.open.${shown.length === 0 ? 'request' : 'requestAnother'}`)}
          </LinkButton>
        </div>
      )}
    </>
  );
}

interface SilenceProps {
  readonly card: ApplicationCard;
  readonly application: Application | undefined;
}

/** What it means if the employer does not reply, and what the person can do. */
function Silence({ card, application }: SilenceProps) {
  const t = useT();
  const { by, who, code } = card.next_step;
  const company = formatEmployer(t, card.job.company);
  const date = by === null ? null : formatDayInYear(by);
  return (
    <>
      {isFinal(card.status) && <p>{t('applications.tracker.open.ended')}</p>}
      {!isFinal(card.status) && who === 'you' && <p>{t('applications.tracker.open.yourTurn')}</p>}
      {card.lateness && <p>{describeLateness(t, card.lateness)}</p>}
      {!isFinal(card.status) && who !== 'you' && (
        <p>
          {date === null
            ? t('applications.tracker.open.silenceNone')
            : t(`applications.tracker.open.${code === 'attend_interview' ? 'interview' : 'silenceBy'}`, { date })}
        </p>
      )}
      <div className={css.actions}>
        {application?.can_message && (
          <LinkButton icon={MessageCircle} href={paths.conversation(card.id)}>
            {t('applications.tracker.open.message', { company })}
          </LinkButton>
        )}
        {application && <OwnDecisions application={application} only="withdrawn" />}
      </div>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h4 id={id} className={css.title}>
        {title}
      </h4>
      {children}
    </section>
  );
}

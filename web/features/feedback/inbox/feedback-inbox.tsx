import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, ChevronDown, Download, Inbox } from 'lucide-react';
import { feedbackTypes } from '#domain/features/feedback/contract.ts';
import { canSetFeedbackStatus, feedbackStatuses } from '#domain/features/feedback/lifecycle.ts';
import type { ReceivedFeedback } from '#domain/features/feedback/staff-contract.ts';
import {
  type FeedbackFilter,
  receivedFeedback,
  useCloseFeedback,
  useDownloadFeedback,
} from '#web/features/feedback/queries.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { FilterPill } from '#web/ui/data/marks/filter-pill.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Select } from '#web/ui/field/choice/select.tsx';
import { ListTools } from '#web/ui/layout/list-tools.tsx';
import { AnswerForm } from './answer-form.tsx';
import css from './feedback-inbox.module.css';

/** Typed feedback of all people, newest first, and the answers. */
export function FeedbackInbox() {
  const t = useT();
  const { get, update } = useUrlFilters();
  const status = parseChoice(get('status'), feedbackStatuses) ?? 'open';
  const filter = { status, type: parseChoice(get('type'), feedbackTypes) };
  const query = useInfiniteQuery(receivedFeedback(filter));
  const list = useDeferredFocus<HTMLElement>();
  const counts = query.data?.pages[0]?.counts;
  const feedback = query.data?.pages.flatMap((page) => page.feedback) ?? [];
  return (
    <div className={css.inbox}>
      <p>{t('feedback.inbox.purpose')}</p>
      <fieldset className={css.filters}>
        <legend className={css.legend}>{t('feedback.inbox.filter')}</legend>
        {feedbackStatuses.map((value) => (
          <FilterPill
            key={value}
            state={value === status ? 'chosen' : 'off'}
            count={counts?.[value]}
            onPress={() => update({ status: value === 'open' ? null : value })}
          >
            {t(`feedback.inbox.filters.${value}`)}
          </FilterPill>
        ))}
      </fieldset>
      <ListTools>
        <Select
          label={t('feedback.type')}
          value={filter.type ?? 'all'}
          onChange={(value) => update({ type: value === 'all' ? null : value })}
          choices={[
            { value: 'all', label: t('feedback.inbox.allTypes') },
            ...feedbackTypes.map((value) => ({ value, label: t(`feedback.types.${value}`) })),
          ]}
        />
        <DownloadButton filter={filter} />
      </ListTools>
      {query.isPending && <Loading label={t('feedback.inbox.title')} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      <section ref={list.ref} tabIndex={-1} aria-label={t('feedback.inbox.typed')}>
        {query.isSuccess && feedback.length === 0 && <EmptyState icon={Inbox} title={t('feedback.inbox.none')} />}
        <ul className={css.list}>
          {feedback.map((item) => (
            <li key={item.id} className={css.item}>
              <FeedbackItem feedback={item} onLeave={list.requestFocus} />
            </li>
          ))}
        </ul>
      </section>
      {query.hasNextPage && (
        <Button icon={ChevronDown} isPending={query.isFetchingNextPage} onPress={() => void loadNextPage(query)}>
          {t('feedback.inbox.more')}
        </Button>
      )}
    </div>
  );
}

function DownloadButton({ filter }: { readonly filter: FeedbackFilter }) {
  const t = useT();
  const download = useDownloadFeedback();
  return (
    <div>
      <Button icon={Download} isDense isPending={download.isPending} onPress={() => download.mutate(filter)}>
        {t('feedback.inbox.csv')}
      </Button>
      {download.error && <InlineNote tone="danger">{translateError(download.error)}</InlineNote>}
    </div>
  );
}

interface FeedbackItemProps {
  readonly feedback: ReceivedFeedback;
  /** It was answered or closed, and left the list with the focused button. */
  readonly onLeave: () => void;
}

function FeedbackItem({ feedback, onLeave }: FeedbackItemProps) {
  const t = useT();
  const { feedback_type, description, page, at, person, contact_email: email, answer } = feedback;
  const type = email === null ? t(`feedback.types.${feedback_type}`) : t('feedback.inbox.contact');
  const role = person.role && t(`shell.roles.${person.role}`);
  return (
    <article aria-label={`${type}, ${person.name}`}>
      <p className={css.facts}>
        <strong>{type}</strong>
        <span>{role ? t('feedback.inbox.from', { name: person.name, role }) : person.name}</span>
        {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
        <span>{page}</span>
        <Time when={at} variant="relative" />
      </p>
      <p className={css.text}>{description}</p>
      {answer && (
        <div className={css.answer}>
          <p className={css.facts}>
            <span>{t('feedback.inbox.answerBy', { name: answer.name })}</span>
            <Time when={answer.at} variant="relative" />
          </p>
          <p className={css.text}>{answer.text}</p>
        </div>
      )}
      <div className={css.actions}>
        {canSetFeedbackStatus(feedback.status, 'answered') && (
          <AnswerForm id={feedback.id} name={person.name} onAnswered={onLeave} />
        )}
        {canSetFeedbackStatus(feedback.status, 'closed') && (
          <CloseButton id={feedback.id} name={person.name} onClosed={onLeave} />
        )}
      </div>
    </article>
  );
}

interface CloseButtonProps {
  readonly id: number;
  readonly name: string;
  readonly onClosed: () => void;
}

function CloseButton({ id, name, onClosed }: CloseButtonProps) {
  const t = useT();
  const close = useCloseFeedback();
  const send = async () => {
    // Shown below the button.
    if (!(await close.mutateAsync(id).catch(() => null))) return;
    showToast({ action: 'feedback-close', tone: 'ok', text: t('feedback.inbox.closed', { name }) });
    onClosed();
  };
  return (
    <>
      <Button icon={Archive} isDense isPending={close.isPending} onPress={() => void send()}>
        {t('feedback.inbox.close')}
      </Button>
      {close.error && <InlineNote tone="danger">{translateError(close.error)}</InlineNote>}
    </>
  );
}

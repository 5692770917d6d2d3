import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { OwnSuggestion } from '#domain/features/applications/sourcing/contract.ts';
import { maxDeclineReason } from '#domain/features/applications/sourcing/limits.ts';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/applications/job-items.module.css';
import { applicationQuery, decideOwn } from '#web/features/applications/queries.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { LongText } from '#web/ui/data/long-text.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { TextDialog } from '#web/ui/overlay/text-dialog.tsx';
import { JobFactLine } from './job-fact-line.tsx';

/** A suggested job: who suggests it and why, its facts, and the answer: apply, or decline with an optional reason. */
export function SuggestionCard({ suggestion }: { readonly suggestion: OwnSuggestion }) {
  const t = useT();
  const id = useId();
  const { job, reason, is_open: isOpen } = suggestion;
  return (
    <article aria-labelledby={id} className={css.item}>
      <h3 id={id} className={css.title}>
        <Link href={paths.job(job.id)}>{job.title}</Link>
      </h3>
      <p className={css.muted}>{formatSource(t, suggestion)}</p>
      <JobFactLine job={job} />
      {reason !== '' && (
        <div className={css.quote}>
          <LongText text={reason} />
        </div>
      )}
      {!isOpen && <InlineNote tone="info">{t('applications.sourcing.over')}</InlineNote>}
      <div className={css.actions}>
        {isOpen && (
          <LinkButton variant="primary" href={paths.apply(job.id)}>
            {t('applications.sourcing.apply')}
          </LinkButton>
        )}
        <Decline suggestion={suggestion} />
      </div>
    </article>
  );
}

function formatSource(t: Translate, { by, organisation, at }: OwnSuggestion): string {
  const date = formatDate(at);
  if (by === '') return t('applications.sourcing.fromPartner', { date });
  return t('applications.sourcing.from', { name: [by, organisation].filter(Boolean).join(', '), date });
}

function Decline({ suggestion }: { readonly suggestion: OwnSuggestion }) {
  const t = useT();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { application_id: id, version, job } = suggestion;
  const decline = async (reason: string) => {
    const moved = await decideOwn({ id, version }, 'withdrawn', reason);
    queries.setQueryData(applicationQuery(id).queryKey, moved);
    await Promise.all(
      [['applications'], ['suggestions'], ['jobs', 'one']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
    showToast({ action: `decide-${id}`, tone: 'ok', text: t('applications.sourcing.declined') });
  };
  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('applications.sourcing.decline')}</Button>
      {isAsking && (
        <TextDialog
          title={t('applications.sourcing.declineTitle', { job: job.title })}
          text={t('applications.sourcing.declineText')}
          label={t('applications.sourcing.declineReason')}
          confirmLabel={t('applications.sourcing.declineConfirm')}
          isRequired={false}
          max={maxDeclineReason}
          onSend={decline}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import { ChartColumn, Eye, Link2, Lock, LockOpen, Pencil, Send, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { pickText } from '#domain/features/surveys/questions.ts';
import type { Survey } from '#domain/features/surveys/staff-contract.ts';
import { paths } from '#web/app/paths.ts';
import { useSurveyActions } from '#web/features/surveys/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';
import css from './surveys.module.css';

interface SurveyItemProps {
  readonly survey: Survey;
  readonly onEdit: () => void;
  /** The list has loaded without the survey. */
  readonly onRemoved: () => void;
}

/** One survey with its response rate and what can be done with it. */
export function SurveyItem({ survey, onEdit, onRemoved }: SurveyItemProps) {
  const t = useT();
  const titleId = useId();
  const { content, status, invited, invited_answered, answered, created_at, opened_at } = survey;
  const title = pickText(content.title, getCurrentLanguage(), content.language);
  const rate = invited === 0 ? null : Math.round((100 * invited_answered) / invited);
  return (
    <article className={css.item} aria-labelledby={titleId}>
      <h3 id={titleId} className={css.title}>
        {title}
      </h3>
      <p className={css.facts}>
        <strong>{t(`surveys.manage.statuses.${status}`)}</strong>
        <span>
          {opened_at === null
            ? t('surveys.manage.created', { day: formatDate(created_at) })
            : t('surveys.manage.opened', { day: formatDate(opened_at) })}
        </span>
        <span>{t('surveys.manage.questions', { count: content.questions.length })}</span>
        {content.event && <span>{t(`surveys.manage.events.${content.event}`)}</span>}
      </p>
      {status !== 'draft' && (
        <p>
          {t('surveys.manage.answers', { count: answered })}
          {rate !== null && ` ${t('surveys.manage.rate', { invited, answered: invited_answered, rate })}`}
        </p>
      )}
      <SurveyActions survey={survey} title={title} onEdit={onEdit} onRemoved={onRemoved} />
    </article>
  );
}

function SurveyActions({ survey, title, onEdit, onRemoved }: SurveyItemProps & { readonly title: string }) {
  const t = useT();
  const { move, remove } = useSurveyActions(survey.id);
  const [asking, setAsking] = useState<'open' | 'closed' | 'remove' | 'send' | null>(null);
  const isDraft = survey.status === 'draft';
  const to = survey.status === 'open' ? 'closed' : 'open';
  const close = () => setAsking(null);
  const confirm = async () => {
    try {
      await (asking === 'remove' ? remove.mutateAsync() : move.mutateAsync(to));
      if (asking === 'remove') onRemoved();
    } catch (error) {
      showToast({ action: `survey-${survey.id}`, tone: 'danger', text: translateError(error) });
    }
    close();
  };
  return (
    <div className={css.actions}>
      {isDraft && (
        <Button icon={Pencil} onPress={onEdit}>
          {t('surveys.manage.edit')}
        </Button>
      )}
      <LinkButton icon={Eye} href={`${paths.survey}?preview=${survey.id}`}>
        {t('surveys.manage.preview')}
      </LinkButton>
      <Button icon={to === 'open' ? LockOpen : Lock} onPress={() => setAsking(to)}>
        {t(`surveys.manage.move.${to}.action`)}
      </Button>
      {survey.status === 'open' && (
        <Button icon={Send} onPress={() => setAsking('send')}>
          {t('surveys.manage.send.action')}
        </Button>
      )}
      {survey.status === 'open' && survey.key !== null && <CopyLink surveyKey={survey.key} />}
      {!isDraft && (
        <LinkButton icon={ChartColumn} href={`${paths.surveyReports}?survey=${survey.id}`}>
          {t('surveys.manage.report')}
        </LinkButton>
      )}
      {isDraft && (
        <Button variant="quiet" icon={Trash2} onPress={() => setAsking('remove')}>
          {t('surveys.manage.move.remove.action')}
        </Button>
      )}
      {asking === 'send' && <SendDialog survey={survey} title={title} onClose={close} />}
      {asking !== null && asking !== 'send' && (
        <ConfirmDialog
          isOpen
          title={t(`surveys.manage.move.${asking}.title`, { survey: title })}
          text={t(`surveys.manage.move.${asking}.text`)}
          confirmLabel={t(`surveys.manage.move.${asking}.action`)}
          isDanger={asking === 'remove'}
          isPending={move.isPending || remove.isPending}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </div>
  );
}

function CopyLink({ surveyKey }: { readonly surveyKey: string }) {
  const t = useT();
  const copy = async () => {
    const isCopied = await navigator.clipboard
      .writeText(`${window.location.origin}${paths.survey}?key=${surveyKey}`)
      .then(
        () => true,
        () => false,
      );
    const text = t(isCopied ? 'integrations.secret.copied' : 'integrations.secret.copyFailed');
    showToast({ action: 'copy-survey', tone: isCopied ? 'ok' : 'danger', text });
  };
  return (
    <Button icon={Link2} onPress={() => void copy()}>
      {t('surveys.manage.copyLink')}
    </Button>
  );
}

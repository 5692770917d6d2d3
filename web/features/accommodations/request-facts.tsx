import { type Adjustment, type AdjustmentClock, adjustmentStages } from '#domain/features/accommodations/contract.ts';
import { needText } from '#web/features/needs/queries.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { useT } from '#web/lib/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './accommodations.module.css';

/** What is asked for, and when. */
export function RequestFacts({ request }: { readonly request: Adjustment }) {
  const t = useT();
  const stage = adjustmentStages.find((one) => one === request.stage) ?? 'application';
  const texts = request.choices.map((choice) => needText(t, { choice, words: choice }));
  const rows = [
    { label: t('adjustments.stage'), value: t(`adjustments.stages.${stage}`) },
    ...(request.needed_on ? [{ label: t('adjustments.neededOn'), value: formatDate(request.needed_on) }] : []),
    ...(texts.length > 0 ? [{ label: t('adjustments.choices'), value: texts.join(', ') }] : []),
    ...(request.words ? [{ label: t('adjustments.words'), value: request.words }] : []),
  ];
  return <SummaryList rows={rows} />;
}

interface DueProps {
  readonly request: AdjustmentClock;
  /** Whether the reader is the one who answers. */
  readonly isMine: boolean;
}

/** The clock: by when the answer comes, or that it is late. */
export function Due({ request, isMine }: DueProps) {
  const t = useT();
  if (request.due_at === null) return null;
  const date = formatDate(request.due_at);
  if (request.is_overdue) return <InlineNote tone="warn">{t('adjustments.overdue', { date })}</InlineNote>;
  return <p>{t(isMine ? 'adjustments.answerByYou' : 'adjustments.answerBy', { date })}</p>;
}

/** Every turn with its words, the first one first. */
export function Turns({ request }: { readonly request: Adjustment }) {
  const t = useT();
  return (
    <div>
      <h4 className={css.subtitle}>{t('adjustments.history')}</h4>
      <ol className={css.turns}>
        {request.turns.map((turn) => (
          <li key={turn.id}>
            <span className={css.name}>
              {t(`adjustments.by.${turn.by}`)}: {t(`adjustments.statuses.${turn.status}`)}
            </span>{' '}
            <span className={css.muted}>{formatDateTime(turn.at)}</span>
            {turn.words && <p>{turn.words}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

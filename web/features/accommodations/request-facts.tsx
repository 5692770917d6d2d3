import {
  type Accommodation,
  type AccommodationSummary,
  accommodationStages,
} from '#domain/features/accommodations/contract.ts';
import { needText } from '#web/features/needs/queries.ts';
import { formatDate, formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import css from './accommodations.module.css';

/** The requested items and the date. */
export function RequestFacts({ request }: { readonly request: Accommodation }) {
  const t = useT();
  const stage = accommodationStages.find((one) => one === request.stage) ?? 'application';
  const texts = request.choices.map((choice) => needText(t, { choice, words: choice }));
  const rows = [
    { label: t('accommodations.stage'), value: t(`accommodations.stages.${stage}`) },
    ...(request.needed_on ? [{ label: t('accommodations.neededOn'), value: formatDate(request.needed_on) }] : []),
    ...(texts.length > 0 ? [{ label: t('accommodations.choices'), value: texts.join(', ') }] : []),
    ...(request.words ? [{ label: t('accommodations.details'), value: request.words }] : []),
  ];
  return <SummaryList rows={rows} />;
}

interface DueProps {
  readonly request: AccommodationSummary;
  /** Whether the viewer is the one who replies. */
  readonly isMine: boolean;
}

/** The due date of the reply, or that it is overdue. */
export function Due({ request, isMine }: DueProps) {
  const t = useT();
  if (request.due_at === null) return null;
  const date = formatDate(request.due_at);
  if (request.is_overdue) return <InlineNote tone="warn">{t('accommodations.overdue', { date })}</InlineNote>;
  return <p>{t(isMine ? 'accommodations.answerByYou' : 'accommodations.answerBy', { date })}</p>;
}

/** Every message of the request, oldest first. */
export function Turns({ request }: { readonly request: Accommodation }) {
  const t = useT();
  return (
    <div>
      <h4 className={css.subtitle}>{t('accommodations.history')}</h4>
      <ol className={css.turns}>
        {request.turns.map((turn) => (
          <li key={turn.id}>
            <span className={css.name}>
              {t('common.labels.named', {
                label: t(`accommodations.by.${turn.by}`),
                value: t(`accommodations.statuses.${turn.status}`),
              })}
            </span>{' '}
            <span className={css.muted}>{formatDateTime(turn.at)}</span>
            {turn.words && <p>{turn.words}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

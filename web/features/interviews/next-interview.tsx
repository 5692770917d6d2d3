import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarClock, ListChecks } from 'lucide-react';
import { useId } from 'react';
import type { Interview, InterviewCard } from '#domain/features/interviews/interview.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useScope } from '#web/lib/session/role.ts';
import { formatList } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { DateTile } from '#web/ui/data/marks/date-tile.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { formatSlot } from './format-slot.ts';
import css from './interviews.module.css';
import { interviewById, interviewList } from './queries.ts';

/** The job seeker's next interview with what is in its pack, and times that wait for a choice. Empty without both. */
export function NextInterview() {
  const isEnabled = useScope('interview.answer') !== null;
  const upcoming = useInfiniteQuery({ ...interviewList('upcoming'), enabled: isEnabled });
  const toPlan = useInfiniteQuery({ ...interviewList('to_plan'), enabled: isEnabled });
  const next = upcoming.data?.pages.flatMap((page) => page.interviews).find(isAhead);
  const toPick = toPlan.data?.pages.flatMap((page) => page.interviews).find((one) => one.slot_count > 0);
  const { data: interview } = useQuery({ ...interviewById(next?.id ?? 0), enabled: next !== undefined });
  return (
    <>
      {toPick && <TimesToPick card={toPick} />}
      {next && interview && <Pack interview={interview} />}
    </>
  );
}

/** An interview that runs now is still the next one. */
function isAhead({ starts_at: at, length_minutes: minutes }: InterviewCard): boolean {
  return at !== null && Date.parse(at) + minutes * 60_000 > Date.now();
}

function TimesToPick({ card }: { readonly card: InterviewCard }) {
  const t = useT();
  return (
    <CardSection title={t('interviews.next.toPick')}>
      <p>{t('interviews.next.proposed', { company: formatEmployer(t, card.job.company) })}</p>
      <div>
        <LinkButton variant="primary" icon={CalendarClock} href={paths.interviewsOf(card.application_id)}>
          {t('interviews.next.pick')}
        </LinkButton>
      </div>
    </CardSection>
  );
}

/** The date, then what the person can prepare for, in as few lines as fit. */
function Pack({ interview }: { readonly interview: Interview }) {
  const t = useT();
  const id = useId();
  const { pack, panel, job, starts_at: at, accommodations } = interview;
  const where = [t(`interviews.kinds.${pack.kind}`), pack.place, pack.room].filter(Boolean).join(' · ');
  const facts = [
    { label: t('interviews.pack.who'), value: formatList(panel.map(({ name }) => name)) },
    { label: t('interviews.pack.where'), value: where },
    { label: t('interviews.next.ask'), value: t('interviews.next.questions', { count: pack.questions.length }) },
    { label: t('interviews.form.breaks'), value: pack.breaks },
    { label: t('interviews.pack.accommodations'), value: accommodations },
  ];
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.next}>
        {at && <DateTile date={at} />}
        <div className={css.names}>
          <h2 id={id} className={css.title}>
            {t('interviews.next.title')}
          </h2>
          <div className={css.line}>
            <p>
              <strong>{job.title}</strong>, {formatEmployer(t, job.company)}
            </p>
            {at && <time dateTime={at}>{formatSlot(at)}</time>}
          </div>
        </div>
        <LinkButton icon={ListChecks} href={paths.interviewsOf(interview.application_id)}>
          {t('interviews.next.read')}
        </LinkButton>
        <dl className={css.facts}>
          {facts
            .filter(({ value }) => value)
            .map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
    </Card>
  );
}

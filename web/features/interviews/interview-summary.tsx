import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { formatSlot } from './format-slot.ts';
import { InterviewChip } from './interview-chip.tsx';
import css from './interviews.module.css';
import { interviewsOfApplication } from './queries.ts';

interface InterviewSummaryProps {
  readonly applicationId: number;
  /** The interviews in full. */
  readonly href: string;
}

/** The interviews of an application at a glance; nothing while there is none. */
export function InterviewSummary({ applicationId, href }: InterviewSummaryProps) {
  const t = useT();
  const canRead = useScope('interview.read') !== null;
  const { data } = useQuery({ ...interviewsOfApplication(applicationId), enabled: canRead });
  if (!data || data.interviews.length === 0) return null;
  return (
    <CardSection title={t('interviews.title')}>
      <ul className={css.rows}>
        {data.interviews.map((interview) => (
          <li key={interview.id} className={css.names}>
            <div>
              <InterviewChip status={interview.status} />
            </div>
            <span>{t('interviews.round', { number: interview.round })}</span>
            {interview.starts_at && <span className={css.muted}>{formatSlot(interview.starts_at)}</span>}
          </li>
        ))}
      </ul>
      <LinkButton icon={CalendarDays} href={href} isWide>
        {t('interviews.open')}
      </LinkButton>
    </CardSection>
  );
}

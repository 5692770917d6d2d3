import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { formatSlot } from './format-slot.ts';
import { InterviewChip } from './interview-chip.tsx';
import css from './interviews.module.css';
import { interviewsOfApplication } from './queries.ts';

/** The interviews of an application; nothing while there is none and none can be planned. */
export function InterviewSummary({ applicationId }: { readonly applicationId: number }) {
  const t = useT();
  const canRead = useScope('interview.read') !== null;
  const { data } = useQuery({ ...interviewsOfApplication(applicationId), enabled: canRead });
  if (!data || (data.interviews.length === 0 && !data.can_create)) return null;
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
      {data.interviews.length > 0 && (
        <LinkButton icon={CalendarDays} href={paths.interviewsOf(applicationId)} isWide>
          {t('interviews.open')}
        </LinkButton>
      )}
      {data.can_create && (
        <LinkButton icon={Plus} href={paths.newInterview(applicationId)} isWide>
          {t('interviews.create')}
        </LinkButton>
      )}
    </CardSection>
  );
}

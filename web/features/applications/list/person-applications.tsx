import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationCard } from '#domain/features/applications/contract.ts';
import { paths } from '#web/app/paths.ts';
import { seekerApplications } from '#web/features/applications/staff-queries.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { ApplicationChip } from '#web/ui/data/marks/chip.tsx';
import { ShowMore } from '#web/ui/data/show-more.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { Due } from './applicant-columns.tsx';
import css from './person-applications.module.css';

/** The applications of a job seeker that the reader may see: job, status, and when the reply is due. */
export function PersonApplications({ personId }: { readonly personId: number }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery(seekerApplications(personId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('helpdesk.applicationsLoading')} />;
  const cards = isOpen ? data.applications : data.applications.slice(0, shownCount);
  if (cards.length === 0) return <p className={css.note}>{t('helpdesk.noApplications')}</p>;
  return (
    <>
      <ul className={css.list}>
        {cards.map((card) => (
          <Row key={card.id} card={card} />
        ))}
      </ul>
      {data.applications.length > shownCount && (
        <ShowMore name={t('helpdesk.applications')} isOpen={isOpen} onChange={setIsOpen} />
      )}
    </>
  );
}

function Row({ card }: { readonly card: ApplicationCard }) {
  const t = useT();
  const { id, job, status, next_step } = card;
  return (
    <li className={css.row}>
      <EmployerMark id={job.organisation_id} name={job.company} size={26} />
      <div className={css.facts}>
        <Link href={paths.application(id)}>{job.title}</Link>
        <span className={css.note}>{formatEmployer(t, job.company)}</span>
        <ApplicationChip status={status} />
        {next_step.by !== null && <Due card={card} isLine />}
      </div>
    </li>
  );
}

/** The newest ones that fit next to a chat. */
const shownCount = 4;

import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import type { Outcome, OutcomeAnswers, Placement } from '#domain/features/outcomes/contract.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { CardSection } from '#web/ui/layout/card-section.tsx';
import { describeOutcome, findDue, getFormHref, listAnswers } from './outcome-texts.ts';
import css from './outcomes.module.css';
import { outcomesOf } from './queries.ts';

interface PersonOutcomesProps {
  readonly personId: number;
  readonly name: string;
}

/** How a supported person does after they were hired. */
export function PersonOutcomes({ personId, name }: PersonOutcomesProps) {
  const t = useT();
  const { data, error, refetch } = useQuery(outcomesOf(personId));
  return (
    <CardSection title={t('outcomes.title')} id="outcomes" gap="wide">
      <p className={css.muted}>{t('outcomes.note', { name })}</p>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading label={t('outcomes.loading')} />}
      {data?.length === 0 && <p>{t('outcomes.noPlacement', { name })}</p>}
      {data?.map((placement) => (
        <PlacementPart key={placement.application_id} placement={placement} />
      ))}
    </CardSection>
  );
}

function PlacementPart({ placement }: { readonly placement: Placement }) {
  const t = useT();
  const { job, company, hired_at: hiredAt, outcomes, person } = placement;
  const due = findDue(placement);
  return (
    <div className={css.part}>
      <div>
        <h3 className={css.name}>{t('outcomes.jobAt', { job, company: formatEmployer(t, company) })}</h3>
        <p className={css.muted}>{t('outcomes.hired', { date: formatDate(hiredAt) })}</p>
      </div>
      <SummaryList
        rows={outcomes.map((outcome) => ({
          label: t('outcomes.day', { days: outcome.day }),
          value: describeOutcome(t, outcome),
        }))}
      />
      {due?.token && (
        <div>
          <LinkButton icon={ClipboardCheck} href={getFormHref(due.token)}>
            {t('outcomes.answer', { days: due.day })}
          </LinkButton>
        </div>
      )}
      {outcomes.map((outcome) => (
        <OutcomeDetails key={outcome.day} outcome={outcome} name={person.name} />
      ))}
    </div>
  );
}

function OutcomeDetails({ outcome, name }: { readonly outcome: Outcome; readonly name: string }) {
  const t = useT();
  const days = t('outcomes.day', { days: outcome.day });
  const nameTitle = (value: string) => t('common.labels.named', { label: days, value });
  return (
    <>
      <Answers title={nameTitle(t('outcomes.who.person', { name }))} answers={outcome.person} />
      <Answers title={nameTitle(t('outcomes.who.partner'))} answers={outcome.partner} />
    </>
  );
}

function Answers({ title, answers }: { readonly title: string; readonly answers: OutcomeAnswers | null }) {
  const t = useT();
  const rows = answers ? listAnswers(t, answers) : [];
  if (rows.length === 0) return null;
  return (
    <div className={css.group}>
      <h4>{title}</h4>
      <SummaryList rows={rows} />
    </div>
  );
}

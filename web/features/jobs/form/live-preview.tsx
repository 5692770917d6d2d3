import { CalendarDays, Clock, Eye, LampDesk, LifeBuoy, MessagesSquare, Volume1 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { OrganisationChoice } from '#domain/features/organisations/contract.ts';
import { useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { formatPay } from '#web/lib/texts/pay-text.ts';
import { EmployerMark } from '#web/ui/mark/employer-mark.tsx';
import { SensoryMap } from '#web/ui/mark/sensory-map.tsx';
import css from './live-preview.module.css';
import type { JobControl } from './values.ts';

/** The employer of the job; unknown until an administrator chooses one. */
export interface Employer {
  readonly id: number | null;
  readonly name: string;
}

interface LivePreviewProps {
  readonly control: JobControl;
  readonly employer: Employer;
  /** The employers to choose from, for administrators. */
  readonly employers: readonly OrganisationChoice[] | null;
}

/** Updated after a pause in typing. */
const delayMs = 400;

/** The head of the job page as job seekers see it, next to the form. */
export function LivePreview({ control, employer, employers }: LivePreviewProps) {
  const t = useT();
  const [title, place, salary, mode, inclusion, organisationId] = useDebounced(
    useWatch({ control, name: ['title', 'place', 'salary', 'work_mode', 'inclusion', 'organisation_id'] }),
    delayMs,
  );
  const { id, name } = employers?.find((each) => String(each.id) === organisationId) ?? employer;
  const location = [place.city, place.region].filter(Boolean).join(', ');
  const pay = salary.min === null && salary.max === null ? null : salary;
  return (
    <section className={css.live} aria-labelledby="live-preview">
      <h2 id="live-preview" className={css.title}>
        <Eye size={16} aria-hidden />
        {t('jobs.form.previewTitle')}
      </h2>
      <div className={css.body}>
        <div className={css.head}>
          <EmployerMark id={id} name={name || title} />
          <div className={css.texts}>
            <strong>{title || t('jobs.form.wizard.noTitle')}</strong>
            <span className={css.muted}>{[name, location].filter(Boolean).join(' · ')}</span>
            <span className={css.muted}>
              <strong>{formatPay(t, pay)}</strong> · {t(`jobs.detail.modes.${mode}`)}
            </span>
          </div>
        </div>
        <SensoryMap
          isCompact
          facts={[
            { icon: Volume1, label: t('jobs.detail.environment.noise'), fact: inclusion.noise },
            { icon: LampDesk, label: t('jobs.detail.environment.lighting'), fact: inclusion.lighting },
            {
              icon: CalendarDays,
              label: t('jobs.detail.environment.meetings_per_week'),
              fact: inclusion.meetings_per_week,
            },
            { icon: MessagesSquare, label: t('jobs.detail.environment.communication'), fact: inclusion.communication },
            { icon: Clock, label: t('jobs.detail.environment.schedule'), fact: inclusion.schedule },
            { icon: LifeBuoy, label: t('jobs.detail.environment.accommodations'), fact: inclusion.accommodations },
          ]}
        />
      </div>
    </section>
  );
}

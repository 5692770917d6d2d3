import { useQuery } from '@tanstack/react-query';
import type { HideableField } from '#domain/features/seekers/profile-parts.ts';
import { ApplicantProfile } from '#web/features/applications/review/applicant-profile.tsx';
import { personRows } from '#web/features/applications/review/person-rows.ts';
import { employerView, ownProfile } from '#web/features/seekers/queries.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './employer-view.module.css';

/** The user's profile as staff see it, and what they never see. */
export function EmployerView() {
  const t = useT();
  const { data, error, refetch } = useQuery(employerView());
  const { data: profile } = useQuery(ownProfile());
  if (error)
    return <ErrorState error={error} title={t('seekers.employerView.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={t('seekers.employerView.loading')} />;
  return (
    <section aria-labelledby="employer-view" className={classNames(css.view, css.section)}>
      <h2 id="employer-view" className={css.title}>
        {t('seekers.employerView.title')}
      </h2>
      <p>{t('seekers.employerView.purpose')}</p>
      <Card>
        <div className={css.view}>
          <h3 className={css.name}>{data.seeker.name}</h3>
          <SummaryList rows={personRows(t, data.seeker)} />
          <ApplicantProfile profile={data.profile} />
        </div>
      </Card>
      <Items
        title={t('seekers.employerView.sent')}
        items={[
          t('seekers.employerView.sentItems.answers'),
          t('seekers.employerView.sentItems.resume'),
          t('seekers.employerView.sentItems.match'),
        ]}
      />
      <Items title={t('seekers.employerView.hidden')} items={notShown(t, profile?.hidden ?? [])} />
    </section>
  );
}

function notShown(t: Translate, hidden: readonly HideableField[]): string[] {
  const names = hidden.map((field) => t(`seekers.employerView.fields.${field}`)).join(', ');
  return [
    t('seekers.employerView.never.needs'),
    t('seekers.employerView.never.preferences'),
    t('seekers.employerView.never.account'),
    ...(names ? [t('seekers.employerView.hiddenItems', { names })] : []),
  ];
}

function Items({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className={css.name}>{title}</h3>
      <ul className={css.items}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

import { Lock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { SeekerView as Seeker } from '#domain/features/seekers/pool.ts';
import { formatMonth } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LongText } from '#web/ui/data/long-text.tsx';
import { SummaryList } from '#web/ui/data/summary-list.tsx';
import { TermList } from '#web/ui/data/term-list.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import css from './seeker-view.module.css';

/** A job seeker's profile for partners and the tenant's staff. */
export function SeekerView({ seeker }: { readonly seeker: Seeker }) {
  const t = useT();
  const { summary, experience, education } = seeker;
  const lists = (['skills', 'certifications', 'titles', 'industries', 'languages'] as const).filter(
    (name) => seeker[name].length > 0,
  );
  const isEmpty = summary === '' && lists.length + experience.length + education.length === 0;
  return (
    <Columns aside={<Facts seeker={seeker} />} asideLabel={t('seekers.pool.detail.facts')}>
      {isEmpty && <p>{t('seekers.pool.detail.empty')}</p>}
      {summary && (
        <Part title={t('seekers.pool.detail.about')}>
          <LongText text={summary} />
        </Part>
      )}
      {lists.map((name) => (
        <Part key={name} title={t(`seekers.pool.detail.${name}`)}>
          <TermList terms={seeker[name]} />
        </Part>
      ))}
      {experience.length > 0 && <Experience entries={experience} />}
      {education.length > 0 && <Education entries={education} />}
    </Columns>
  );
}

function Facts({ seeker }: { readonly seeker: Seeker }) {
  const t = useT();
  const rows = [
    { label: t('seekers.pool.columns.location'), value: [seeker.city, seeker.region].filter(Boolean).join(', ') },
    { label: t('seekers.pool.columns.partner'), value: seeker.partner ?? t('seekers.pool.noPartner') },
    { label: t('seekers.pool.detail.strength'), value: t('common.labels.percent', { value: seeker.strength }) },
    { label: t('seekers.pool.columns.changed'), value: <Time when={seeker.updated_at} variant="relative" /> },
  ];
  return (
    <Card>
      <SummaryList rows={rows.filter((row) => row.value !== '')} />
      <p className={css.privacy}>
        <Lock size={20} aria-hidden />
        {t('seekers.pool.detail.privacy')}
      </p>
    </Card>
  );
}

function Experience({ entries }: { readonly entries: Seeker['experience'] }) {
  const t = useT();
  const time = ({ start, end }: Seeker['experience'][number]) => {
    const last = end ? formatMonth(end) : t('seekers.pool.detail.today');
    return start ? t('seekers.pool.detail.until', { start: formatMonth(start), end: last }) : formatMonth(end);
  };
  return (
    <Part title={t('seekers.pool.detail.experience')}>
      <ul className={css.lines}>
        {entries.map((entry) => (
          <li key={`${entry.title}${entry.employer}${entry.start}`}>
            {entry.title}
            <span className={css.meta}>{[entry.employer, time(entry)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Education({ entries }: { readonly entries: Seeker['education'] }) {
  const t = useT();
  return (
    <Part title={t('seekers.pool.detail.education')}>
      <ul className={css.lines}>
        {entries.map(({ school, degree, field }) => (
          <li key={`${school}${degree}${field}`}>
            {[degree, field].filter(Boolean).join(', ') || school}
            {(degree || field) && <span className={css.meta}>{school}</span>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}

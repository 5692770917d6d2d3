import type { Opening } from '#domain/features/needs/contract.ts';
import { formatDateTime } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from './needs.module.css';

/** Who opened the user's shared items, newest first. */
export function AccessLog({ openings }: { readonly openings: readonly Opening[] }) {
  const t = useT();
  if (openings.length === 0) return <p className={css.muted}>{t('needs.log.empty')}</p>;
  return (
    <ul className={css.list}>
      {openings.map(({ id, at, reader, organisation, subject, item_count: count, job }) => (
        <li key={id}>
          <span className={css.name}>{[reader, organisation].filter(Boolean).join(', ')}</span>{' '}
          {subject === 'needs' ? t('needs.log.needs', { count }) : t('needs.log.accommodation', { job: job ?? '' })}
          <br />
          <span className={css.muted}>{formatDateTime(at)}</span>
        </li>
      ))}
    </ul>
  );
}

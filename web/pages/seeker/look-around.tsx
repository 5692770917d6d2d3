import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { ownProfile } from '#web/features/seekers/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import css from './seeker-dashboard.module.css';

/** Number of suggested searches. */
const shown = 3;

/** Shown without open applications: searches from the titles and skills of the profile. */
export function LookAround() {
  const t = useT();
  const id = useId();
  const { data } = useQuery(ownProfile());
  const words = [...(data?.titles ?? []), ...(data?.skills ?? [])].slice(0, shown);
  return (
    <Card as="section" labelledBy={id}>
      <div className={css.empty}>
        <div className={css.emptyText}>
          <h2 id={id} className={css.title}>
            {t('overview.dashboard.lookAround')}
          </h2>
          <p>{t('overview.dashboard.lookAroundText')}</p>
          <ul className={css.searches}>
            {words.map((word) => (
              <li key={word}>
                <LinkButton icon={Search} href={`${paths.search}?${new URLSearchParams({ words: word }).toString()}`}>
                  {t('overview.dashboard.searchFor', { words: word })}
                </LinkButton>
              </li>
            ))}
            {words.length < shown && (
              <li>
                <LinkButton icon={Search} href={paths.search}>
                  {t('overview.dashboard.allJobs')}
                </LinkButton>
              </li>
            )}
          </ul>
        </div>
        <span className={css.picture}>
          <Picture name="letter" size="small" />
        </span>
      </div>
    </Card>
  );
}

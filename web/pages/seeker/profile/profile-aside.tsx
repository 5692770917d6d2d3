import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Eye } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#web/app/paths.ts';
import { needText, ownNeeds } from '#web/features/needs/queries.ts';
import { OwnStrength } from '#web/features/seekers/strength-panel.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { TermList } from '#web/ui/data/term-list.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import css from './profile-layout.module.css';

/** Number of needs that are shown. */
const shown = 4;

/** The profile strength, the private needs, and the way to the employer view. */
export function ProfileAside() {
  const t = useT();
  const id = useId();
  const { data: needs = [] } = useQuery(ownNeeds());
  return (
    <aside className={css.aside} aria-label={t('seekers.profile.strength.title')}>
      <div id="strength" tabIndex={-1}>
        <OwnStrength />
      </div>
      <Card as="section" labelledBy={id}>
        <div className={css.needs}>
          <h2 id={id} className={css.title}>
            {t('seekers.profile.needs')}
          </h2>
          {needs.length > 0 && <TermList terms={needs.slice(0, shown).map((need) => needText(t, need))} />}
          <p className={css.muted}>{t('seekers.profile.needsText')}</p>
          <Link href={paths.profilePage('needs')}>{t('needs.title')}</Link>
        </div>
      </Card>
      <PlainLink href={paths.profile} className={css.view}>
        <Eye size={18} aria-hidden />
        <span>{t('seekers.profile.viewAsEmployer')}</span>
        <ChevronRight size={18} aria-hidden />
      </PlainLink>
    </aside>
  );
}

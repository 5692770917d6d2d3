import { Suspense } from 'react';
import { paths } from '#web/app/paths.ts';
import { useT } from '#web/lib/i18n.ts';
import { useScopes } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { Link } from '#web/ui/action/link.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageContents } from '#web/ui/layout/page-contents.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './settings-page.module.css';
import { type SettingsSection, settingsSections } from './settings-sections.ts';

/** The user's settings. */
export function SettingsPage() {
  const t = useT();
  const mine = useSections();
  const sections = mine.filter((section) => !section.isWide);
  const hasMore = mine.length > sections.length;
  return (
    <div>
      <PageHeader title={t('settings.title')} purpose={t('settings.purpose')} />
      <SecondStepFirst />
      <Sections sections={sections} />
      {hasMore && (
        <p className={css.other}>
          <Link href={paths.allSettings}>{t('settings.openAll')}</Link>
        </p>
      )}
    </div>
  );
}

/** The user's settings and those their role manages. */
export function AllSettingsPage() {
  const t = useT();
  const sections = useSections();
  if (!sections.some((section) => section.isWide)) return <SettingsPage />;
  return (
    <div>
      <PageHeader title={t('settings.wideTitle')} purpose={t('settings.widePurpose')} />
      <SecondStepFirst />
      <Sections sections={sections} />
      <p className={css.other}>
        <Link href={paths.settings}>{t('settings.openOwn')}</Link>
      </p>
    </div>
  );
}

/** Explains why an account without its required two-factor has no access yet. */
function SecondStepFirst() {
  const t = useT();
  const isHeld = useSession((session) => session.lacksTwoFactor);
  if (!isHeld) return null;
  return (
    <div className={css.first}>
      <Banner tone="info" title={t('accounts.twoFactor.first')}>
        {t('accounts.twoFactor.required')} <a href="#second-step">{t('accounts.twoFactor.start')}</a>
      </Banner>
    </div>
  );
}

function Sections({ sections }: { readonly sections: readonly SettingsSection[] }) {
  const t = useT();
  return (
    <PageContents parts={sections.map(({ id, title }) => ({ id, title: t(title) }))}>
      {sections.map(({ id, title, component: Component }) => (
        <Card key={id} as="section" labelledBy={id}>
          <h2 id={id} tabIndex={-1} className={css.title}>
            {t(title)}
          </h2>
          <Suspense fallback={<Loading label={t('common.states.loadingName', { name: t(title) })} />}>
            <Component />
          </Suspense>
        </Card>
      ))}
    </PageContents>
  );
}

/** The sections for the user's role. */
function useSections(): readonly SettingsSection[] {
  const scopeOf = useScopes();
  return settingsSections.filter(({ permission }) => permission === undefined || scopeOf(permission) !== null);
}

import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { useHashTarget } from '#web/lib/hooks/use-hash-target.ts';
import { useCustomTitle } from '#web/lib/navigation/page-title.ts';
import { useRole, useScopes } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { SubNav } from '#web/ui/navigation/sub-nav.tsx';
import css from './settings-page.module.css';
import { findSectionAddress, listSections, type SettingsPage, settingsPages } from './settings-pages.ts';
import { type SettingsSection, settingsSections } from './settings-sections.ts';

/** The user's settings. */
export function OwnSettingsPage() {
  return <Settings base={paths.settings} hasTenantPages={false} />;
}

/** The user's settings and those their role manages. */
export function AllSettingsPage() {
  return <Settings base={paths.allSettings} hasTenantPages />;
}

interface SettingsProps {
  readonly base: string;
  readonly hasTenantPages: boolean;
}

/** The list of sub-pages and the open one. Without a name in the address, narrow pages show the list only. */
function Settings({ base, hasTenantPages }: SettingsProps) {
  const t = useT();
  const { part } = useParams();
  const { hash } = useLocation();
  const role = useRole();
  const allowed = useAllowedSections(hasTenantPages);
  const pages = settingsPages.filter((page) => listSections(page, allowed).length > 0);
  const current = part === undefined ? pages[0] : pages.find(({ name }) => name === part);
  const address = part === undefined ? findSectionAddress(base, hash) : undefined;
  if (address) return <Navigate to={address} replace />;
  if (!current) {
    // The pages of a role are unknown until the account is loaded.
    return role === null ? <Loading label={t('settings.title')} /> : <Navigate to={base} replace />;
  }
  const items = pages.map((page, index) => ({
    href: `${base}/${page.name}`,
    label: t(page.title),
    icon: page.icon,
    isCurrent: page === current,
    startsGroup: index > 0 && page.group !== pages[index - 1]?.group,
  }));
  const isTop = part === undefined;
  return (
    <div className={css.settings}>
      <div className={classNames(css.side, !isTop && css.closed)}>
        {isTop ? (
          <h1 tabIndex={-1} className={css.heading}>
            {t('settings.title')}
          </h1>
        ) : (
          <p className={css.heading}>{t('settings.title')}</p>
        )}
        <SubNav label={t('settings.navLabel')} items={items} />
      </div>
      <div className={classNames(css.content, isTop && css.closed)}>
        <SecondStepFirst base={base} />
        {!isTop && (
          <p className={css.back}>
            <ArrowLeft size={16} aria-hidden />
            <Link href={base}>{t('settings.title')}</Link>
          </p>
        )}
        <Page key={current.name} page={current} sections={listSections(current, allowed)} isTop={isTop} />
      </div>
    </div>
  );
}

interface PageProps {
  readonly page: SettingsPage;
  readonly sections: readonly SettingsSection[];
  readonly isTop: boolean;
}

function Page({ page, sections, isTop }: PageProps) {
  const t = useT();
  useCustomTitle(isTop ? null : t(page.title));
  useHashTarget();
  return (
    <>
      {!isTop && (
        <h1 tabIndex={-1} className={css.heading}>
          {t(page.title)}
        </h1>
      )}
      {sections.map(({ id, title, component: Component, isPlain }) => (
        <section key={id} aria-labelledby={id} className={css.section}>
          <h2 id={id} tabIndex={-1} className={!isTop && title === page.title ? css.repeated : css.title}>
            {t(title)}
          </h2>
          <div className={isPlain ? css.plain : css.card}>
            <Suspense fallback={<Loading label={t('common.states.loadingName', { name: t(title) })} />}>
              <Component />
            </Suspense>
          </div>
        </section>
      ))}
    </>
  );
}

/** Explains why an account without its required two-factor has no access yet. */
function SecondStepFirst({ base }: { readonly base: string }) {
  const t = useT();
  const isHeld = useSession((session) => session.lacksTwoFactor);
  if (!isHeld) return null;
  return (
    <Banner tone="info" title={t('accounts.twoFactor.first')}>
      {t('accounts.twoFactor.required')} <Link href={`${base}/login#second-step`}>{t('accounts.twoFactor.start')}</Link>
    </Banner>
  );
}

/** The sections for the user's role. */
function useAllowedSections(hasTenantPages: boolean): readonly SettingsSection[] {
  const getScope = useScopes();
  return settingsSections.filter(
    ({ permission, isWide }) =>
      (hasTenantPages || !isWide) && (permission === undefined || getScope(permission) !== null),
  );
}

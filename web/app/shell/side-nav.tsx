import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { getSideLinks, isActiveLink, type NavigationLink } from '#web/app/navigation.ts';
import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { identityQuery } from '#web/features/accounts/queries.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useRole } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import css from './side-nav.module.css';
import { Brand } from './top-bar/brand.tsx';

const HelpdeskUnread = lazy(async () => ({
  default: (await import('#web/features/chat/helpdesk/helpdesk-unread.tsx')).HelpdeskUnread,
}));

/** The side navigation of staff, with the logo above and the organization below. On medium widths, a rail. */
export function SideNav() {
  const t = useT();
  const role = useRole();
  const { admins_decide: adminsDecide } = useTenant().switches;
  return (
    <nav className={css.side} aria-label={t('shell.regions.side')} aria-busy={role === null}>
      <div className={css.brand}>
        <Brand />
      </div>
      <ul className={css.list}>
        {role !== null &&
          getSideLinks(role, { hasPage, adminsDecide }).map((link) => (
            <li key={link.path}>
              <SideLink link={link} />
            </li>
          ))}
      </ul>
      <OwnOrganization />
    </nav>
  );
}

function SideLink({ link }: { readonly link: NavigationLink }) {
  const t = useT();
  const { pathname } = useLocation();
  const isActive = isActiveLink(link, pathname);
  const Icon = link.icon;
  return (
    <Tooltip text={t(link.label)}>
      <Link href={link.path} className={css.link ?? ''} {...(isActive ? { 'aria-current': 'page' as const } : {})}>
        <Icon
          className={css.icon}
          size="1.125rem"
          strokeWidth={isActive ? 2.5 : 2}
          {...(isActive ? { fill: 'var(--sidebar-bar)', fillOpacity: 0.35 } : {})}
          aria-hidden
        />
        <span className={css.label}>{t(link.label)}</span>
        {link.path === paths.helpdesk && (
          <span className={css.count}>
            <Suspense>
              <HelpdeskUnread />
            </Suspense>
          </span>
        )}
      </Link>
    </Tooltip>
  );
}

/** For which organization and in which role the person works. */
function OwnOrganization() {
  const t = useT();
  const role = useRole();
  const { data } = useQuery(identityQuery());
  if (!data || role === null) return null;
  return (
    <p className={css.organization}>
      <strong>{data.organisation_name ?? data.tenant_name}</strong>
      <span>{t(`shell.roles.${role}`)}</span>
    </p>
  );
}

import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { getSideLinks, type NavigationLink } from '#web/app/navigation.ts';
import { hasPage } from '#web/app/routes.tsx';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { useRole } from '#web/lib/session/role.ts';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import css from './side-nav.module.css';
import { isCurrent } from './top-bar/top-links.ts';

/** The side navigation of staff. On medium widths, a rail with a label under each icon. */
export function SideNav() {
  const t = useT();
  const role = useRole();
  const { admins_decide: adminsDecide } = useTenant().switches;
  return (
    <nav className={css.side} aria-label={t('shell.regions.side')} aria-busy={role === null}>
      <ul className={css.list}>
        {role !== null &&
          getSideLinks(role, { hasPage, adminsDecide }).map((link) => (
            <li key={link.path}>
              <SideLink link={link} />
            </li>
          ))}
      </ul>
    </nav>
  );
}

function SideLink({ link }: { readonly link: NavigationLink }) {
  const t = useT();
  const { pathname } = useLocation();
  const isActive = isCurrent(link, pathname);
  const Icon = link.icon;
  return (
    <Tooltip text={t(link.label)}>
      <Link href={link.path} className={css.link ?? ''} {...(isActive ? { 'aria-current': 'page' as const } : {})}>
        <Icon size={20} strokeWidth={isActive ? 2.5 : 2} aria-hidden />
        <span className={css.label}>{t(link.label)}</span>
      </Link>
    </Tooltip>
  );
}

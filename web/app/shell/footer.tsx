import { paths } from '#web/app/paths.ts';
import { hasPage } from '#web/app/routes.tsx';
import { useTenant } from '#web/features/tenants/queries.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Link } from '#web/ui/action/link.tsx';
import css from './footer.module.css';

export function Footer() {
  const t = useT();
  const { title } = useTenant();
  const links = [
    { href: paths.about, label: t('shell.footer.about') },
    { href: paths.contact, label: t('content.contact.title') },
    { href: paths.locations, label: t('pages.locations.title') },
    { href: paths.pricing, label: t('content.pricing.title') },
    { href: paths.terms, label: t('shell.footer.terms') },
    { href: paths.privacy, label: t('shell.footer.privacy') },
    { href: paths.languages, label: t('shell.footer.languages') },
  ].filter((link) => hasPage(link.href));
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <p>
          <strong>{title}</strong> · {t('shell.footer.promise')}
        </p>
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

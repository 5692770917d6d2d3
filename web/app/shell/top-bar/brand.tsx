import { paths } from '#web/app/paths.ts';
import { useTenant } from '#web/features/tenants/queries.ts';
import { PlainLink } from '#web/ui/action/plain-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import css from './brand.module.css';

/** The tenant's logo, or its name with the default logo. `isShort` hides the name earlier in a narrow bar. */
export function Brand({ isShort = false }: { readonly isShort?: boolean }) {
  const { title, logo } = useTenant();
  return (
    <PlainLink href={paths.home} className={css.brand}>
      {logo ? (
        <img src={logo} alt={title} className={css.logo} />
      ) : (
        <>
          <DefaultLogo />
          <span className={classNames(css.name, isShort && css.short)}>{title}</span>
        </>
      )}
    </PlainLink>
  );
}

function DefaultLogo() {
  return (
    <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" className={css.plate} />
      <path d="M5 17c2.4 0 2.4-6 4.8-6s2.5 12 5 12 2.5-14 5-14 2.4 8 4.8 8H27" className={css.wave} />
    </svg>
  );
}

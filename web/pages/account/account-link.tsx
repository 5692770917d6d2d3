import { useLocation } from 'react-router';
import { Link } from '#web/ui/action/link.tsx';
import css from './account-link.module.css';

interface AccountLinkProps {
  readonly question: string;
  readonly href: string;
  readonly label: string;
}

/** Leads from the login page to the sign-up page and back. The page to return to stays known. */
export function AccountLink({ question, href, label }: AccountLinkProps) {
  const { state } = useLocation();
  return (
    <p className={css.line}>
      {question}{' '}
      <Link href={href} routerOptions={{ state }}>
        {label}
      </Link>
    </p>
  );
}

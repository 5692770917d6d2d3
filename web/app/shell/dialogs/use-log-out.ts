import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { logOut } from '#web/features/accounts/queries.ts';

/** Logs out: navigates to the home page first, because the current page may need a session. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(paths.home);
    await logOut();
  }, [navigate]);
}

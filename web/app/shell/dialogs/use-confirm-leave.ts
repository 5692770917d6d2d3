import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { logOut } from '#web/features/accounts/queries.ts';

/** Logging out: first to the home page, which needs no session, then the session ends. */
export function useLeave(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await navigate(paths.home);
    await logOut();
  }, [navigate]);
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { signIn, signOut, updateUser } from '#web/lib/session.ts';
import { renderUi } from './render.tsx';
import { createTokens } from './tokens.ts';

/** Renders a component that uses queries. Failed queries are not retried. */
export function renderWithQueries(ui: ReactElement) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(<QueryClientProvider client={queries}>{ui}</QueryClientProvider>);
}

/** Logs in a staff account; role 1 is the hiring manager. */
export function signInStaff(roleId: number): void {
  signOut();
  signIn(createTokens({ seconds: 1800 }));
  updateUser({ is_user: false, role_id: roleId });
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { describeUser, signIn, signOut } from '#web/lib/session.ts';
import { renderUi } from './render.tsx';
import { tokensFor } from './tokens.ts';

/** Renders a part that asks the server. Nothing is tried twice: a test answers each call itself. */
export function renderAsking(ui: ReactElement) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderUi(<QueryClientProvider client={queries}>{ui}</QueryClientProvider>);
}

/** Signs in a member of staff; 1 is the hiring manager. */
export function signInStaff(roleId: number): void {
  signOut();
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false, role_id: roleId });
}

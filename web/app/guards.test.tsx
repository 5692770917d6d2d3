// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { getReturnAddress } from '#web/lib/session/return-address.ts';
import { endSession, setLacksTwoFactor, signIn, signOut, updateUser } from '#web/lib/session.ts';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { Guarded, StartRedirect } from './guards.tsx';
import type { Guard } from './routes/route-entry.ts';

beforeEach(() => {
  signOut();
  localStorage.clear();
});

describe('Guarded', () => {
  it('session page, visitor -> redirects to login and passes the path with query and hash', async () => {
    await open('/own?tab=2#pay');
    expect(screen.getByText('at /login from /own?tab=2#pay')).toBeDefined();
  });

  it('session page, logged in -> renders the page', async () => {
    signIn(createTokens({ seconds: 1800 }));
    await open('/own');
    expect(screen.getByText('at /own')).toBeDefined();
  });

  it('guest page, logged in -> redirects to the start page', async () => {
    signIn(createTokens({ seconds: 1800 }));
    await open('/login');
    expect(screen.queryByText(/^at \/login/)).toBeNull();
  });

  it('guest page, login on the page itself -> does not redirect', async () => {
    await open('/login');
    act(() => {
      signIn(createTokens({ seconds: 1800 }));
    });
    expect(screen.getByText('at /login')).toBeDefined();
  });

  it('guest page, logged in, return from Google -> renders the page', async () => {
    signIn(createTokens({ seconds: 1800 }));
    await open('/login#state=s1&access_token=t1');
    expect(screen.getByText('at /login')).toBeDefined();
  });

  it('role page, role unknown -> renders nothing until the role is known', async () => {
    signIn(createTokens({ seconds: 1800 }));
    updateUser({ is_user: false });
    await open('/staff');
    expect(screen.queryByText(/^at/)).toBeNull();
    act(() => updateUser({ role_id: 1 }));
    expect(screen.getByText('at /staff')).toBeDefined();
  });

  it('role page, other role -> redirects to /unauthorized', async () => {
    signIn(createTokens({ seconds: 1800 }));
    await open('/staff');
    expect(screen.getByText('at /unauthorized')).toBeDefined();
  });

  it('session expires on a page -> redirects to login and passes the path', async () => {
    signIn(createTokens({ seconds: 1800 }));
    await open('/own?tab=2');
    act(() => endSession('expired'));
    expect(screen.getByText('at /login from /own?tab=2')).toBeDefined();
  });

  it('logout on a page -> redirects to the home page; the next visit redirects to login', async () => {
    signIn(createTokens({ seconds: 1800 }));
    const router = await open('/own');
    act(() => signOut());
    expect(screen.getByText('at /')).toBeDefined();
    await act(() => router.navigate('/own'));
    expect(screen.getByText('at /login from /own')).toBeDefined();
  });

  it('link page -> renders with a token, otherwise redirects to login', async () => {
    await open('/by-link?token=t1');
    expect(screen.getByText('at /by-link')).toBeDefined();
    cleanup();
    await open('/by-link');
    expect(screen.getByText('at /login from /by-link')).toBeDefined();
  });

  it('cross-organization role -> redirects to the cross-organization page with query and hash', async () => {
    signIn(createTokens({ seconds: 1800 }));
    updateUser({ is_user: false, role_id: 6 });
    await open('/own-organization?status=draft#top');
    expect(screen.getByText('at /all?status=draft#top')).toBeDefined();
  });

  it('other role -> stays on the page of one organization', async () => {
    signIn(createTokens({ seconds: 1800 }));
    updateUser({ is_user: false, role_id: 1 });
    await open('/own-organization');
    expect(screen.getByText('at /own-organization')).toBeDefined();
  });

  it('two-factor setup required -> redirects to the settings until it is set up', async () => {
    signIn(createTokens({ seconds: 1800 }));
    setLacksTwoFactor(true);
    const router = await open('/own');
    expect(router.state.location).toMatchObject({ pathname: '/setting', hash: '#second-step' });
    expect(screen.getByText('at /setting')).toBeDefined();
    act(() => setLacksTwoFactor(false));
    await act(() => router.navigate('/own'));
    expect(screen.getByText('at /own')).toBeDefined();
  });
});

async function open(address: string) {
  const page = (path: string, guard: Guard, crossOrganizationPath?: string): RouteObject => ({
    path,
    element: (
      <Guarded guard={guard} crossOrganizationPath={crossOrganizationPath}>
        <CurrentLocation />
      </Guarded>
    ),
  });
  const routes = [
    page('/own', 'session'),
    page('/setting', 'session'),
    page('/staff', ['hiring_manager']),
    page('/login', 'guest'),
    page('/by-link', 'link'),
    page('/own-organization', ['hiring_manager', 'concierge_member'], '/all'),
    page('/all', ['concierge_member']),
    page('/unauthorized', 'public'),
    { path: '/home', Component: StartRedirect },
    page('*', 'public'),
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await renderWithoutRouter(<RouterProvider router={router} />);
  return router;
}

function CurrentLocation() {
  const { pathname, search, hash, state } = useLocation();
  const from = getReturnAddress(state);
  const rest = pathname === '/all' ? search + hash : '';
  return <p>{from === null ? `at ${pathname}${rest}` : `at ${pathname} from ${from}`}</p>;
}

// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test } from 'vitest';
import { returnAddress } from '#web/lib/session/return-address.ts';
import { describeUser, endSession, noteSecondStep, signIn, signOut } from '#web/lib/session.ts';
import { renderAlone } from '#web/testing/render.tsx';
import { tokensFor } from '#web/testing/tokens.ts';
import { Guarded, StartRedirect } from './guards.tsx';
import type { Guard } from './routes/route-entry.ts';

beforeEach(() => {
  signOut();
  localStorage.clear();
});

test('a visitor goes to sign in, and the address is remembered with its query and hash', async () => {
  await open('/own?tab=2#pay');
  expect(screen.getByText('at /login from /own?tab=2#pay')).toBeDefined();
});

test('somebody signed in sees the page', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  await open('/own');
  expect(screen.getByText('at /own')).toBeDefined();
});

test('a guest page sends somebody signed in to their own start', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  await open('/login');
  expect(screen.queryByText(/^at \/login/)).toBeNull();
});

test('a guest page keeps whoever signs in on it: the page leads on', async () => {
  await open('/login');
  act(() => {
    signIn(tokensFor({ seconds: 1800 }));
  });
  expect(screen.getByText('at /login')).toBeDefined();
});

test('a guest page opens for somebody signed in whom Google sends back to it', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  await open('/login#state=s1&access_token=t1');
  expect(screen.getByText('at /login')).toBeDefined();
});

test('a page of roles waits until the role is known, then opens or refuses', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false });
  await open('/staff');
  expect(screen.queryByText(/^at/)).toBeNull();
  act(() => describeUser({ role_id: 1 }));
  expect(screen.getByText('at /staff')).toBeDefined();
});

test('a page of other roles leads to the page that says so', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  await open('/staff');
  expect(screen.getByText('at /unauthorized')).toBeDefined();
});

test('a session that ends while a page is open leads to sign in and back', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  await open('/own?tab=2');
  act(() => endSession('expired'));
  expect(screen.getByText('at /login from /own?tab=2')).toBeDefined();
});

test('whoever logs out on a page goes home, and is asked to sign in when they come again', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  const router = await open('/own');
  act(() => signOut());
  expect(screen.getByText('at /')).toBeDefined();
  await act(() => router.navigate('/own'));
  expect(screen.getByText('at /login from /own')).toBeDefined();
});

test('a page of one-time links opens by such a link, and otherwise asks to sign in', async () => {
  await open('/by-link?token=t1');
  expect(screen.getByText('at /by-link')).toBeDefined();
  cleanup();
  await open('/by-link');
  expect(screen.getByText('at /login from /by-link')).toBeDefined();
});

test('roles that work across organisations land on the wide page, with the same filters', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false, role_id: 6 });
  await open('/narrow?status=draft#top');
  expect(screen.getByText('at /wide?status=draft#top')).toBeDefined();
});

test('other roles stay on the page of one organisation', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false, role_id: 1 });
  await open('/narrow');
  expect(screen.getByText('at /narrow')).toBeDefined();
});

test('an account that has to have a second step is led to setting it up, and goes on afterwards', async () => {
  signIn(tokensFor({ seconds: 1800 }));
  noteSecondStep(true);
  const router = await open('/own');
  expect(router.state.location).toMatchObject({ pathname: '/setting', hash: '#second-step' });
  expect(screen.getByText('at /setting')).toBeDefined();
  act(() => noteSecondStep(false));
  await act(() => router.navigate('/own'));
  expect(screen.getByText('at /own')).toBeDefined();
});

async function open(address: string) {
  const page = (path: string, guard: Guard, wide?: string): RouteObject => ({
    path,
    element: (
      <Guarded guard={guard} wide={wide}>
        <Place />
      </Guarded>
    ),
  });
  const routes = [
    page('/own', 'session'),
    page('/setting', 'session'),
    page('/staff', ['hiring_manager']),
    page('/login', 'guest'),
    page('/by-link', 'link'),
    page('/narrow', ['hiring_manager', 'concierge_member'], '/wide'),
    page('/wide', ['concierge_member']),
    page('/unauthorized', 'public'),
    { path: '/home', Component: StartRedirect },
    page('*', 'public'),
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  await renderAlone(<RouterProvider router={router} />);
  return router;
}

function Place() {
  const { pathname, search, hash, state } = useLocation();
  const from = returnAddress(state);
  const rest = pathname === '/wide' ? search + hash : '';
  return <p>{from === null ? `at ${pathname}${rest}` : `at ${pathname} from ${from}`}</p>;
}

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { tokensFor } from '#web/testing/tokens.ts';
import { loadDraft, saveDraft } from './drafts.ts';
import { roleOfUser } from './session/role.ts';
import {
  beginLook,
  checkSession,
  describeUser,
  endLook,
  endSession,
  followOtherTabs,
  leaveLapsed,
  signIn,
  signOut,
  useSession,
} from './session.ts';
import { useUnsavedWork } from './unsaved-work.ts';

beforeEach(() => {
  signOut();
  localStorage.clear();
});

test('signing in stores the five keys and the state under "root"', () => {
  const tokens = tokensFor({ seconds: 1800, name: '김 지우 Müller' });
  expect(signIn(tokens)).toBe(true);
  expect(localStorage.getItem('access_token')).toBe(tokens.access);
  expect(localStorage.getItem('refresh_token')).toBe(tokens.refresh);
  expect(localStorage.getItem('user_id')).toBe('7');
  expect(localStorage.getItem('user_name')).toBe('김 지우 Müller');
  expect(Number(localStorage.getItem('expires_at')) - Date.now() / 1000).toBeCloseTo(1800, -1);
  expect(JSON.parse(localStorage.getItem('root') ?? '').state.user).toMatchObject({ authenticated: true, user_id: 7 });
});

test('the state under "root" holds no token', () => {
  const tokens = tokensFor({ seconds: 1800 });
  signIn(tokens);
  expect(localStorage.getItem('root')).not.toContain(tokens.access);
  expect(localStorage.getItem('root')).not.toContain(tokens.refresh);
});

test('tokens that cannot be read sign nobody in', () => {
  expect(signIn({ access: 'not.a.token', refresh: 'r' })).toBe(false);
  expect(useSession.getState().user.authenticated).toBe(false);
});

test('a stored session that has not run out is taken up on load', () => {
  signIn(tokensFor({ seconds: 1800 }));
  useSession.setState({ userToken: null, user: { ...useSession.getState().user, authenticated: false } });
  checkSession();
  expect(useSession.getState().user).toMatchObject({ authenticated: true, name: 'Ana Silva' });
});

test('a session that ran out resets the state and says why, and keeps drafts', () => {
  signIn(tokensFor({ seconds: 1800 }));
  saveDraft(7, 'apply:1', { words: 'hello' });
  checkSession(Date.now() + 1801_000);
  expect(useSession.getState()).toMatchObject({ ended: 'expired', userToken: null });
  expect(useSession.getState().user.authenticated).toBe(false);
  expect(localStorage.getItem('access_token')).toBeNull();
  expect(loadDraft(7, 'apply:1')).toEqual({ words: 'hello' });
});

test('a visitor who was never signed in is told nothing', () => {
  checkSession();
  expect(useSession.getState().ended).toBeNull();
});

test('logging out clears the storage and the drafts', () => {
  signIn(tokensFor({ seconds: 1800 }));
  saveDraft(7, 'apply:1', { words: 'hello' });
  signOut();
  expect(Object.keys(localStorage)).toEqual([]);
  expect(useSession.getState().user.authenticated).toBe(false);
});

test('a session lost in another tab ends here too', () => {
  const stop = followOtherTabs();
  signIn(tokensFor({ seconds: 1800 }));
  localStorage.removeItem('access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(useSession.getState()).toMatchObject({ ended: 'elsewhere' });
  stop();
});

test('a session renewed in another tab is taken over', () => {
  const stop = followOtherTabs();
  signIn(tokensFor({ seconds: 60 }));
  const renewed = tokensFor({ seconds: 1800 });
  localStorage.setItem('access_token', renewed.access);
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(useSession.getState().userToken).toBe(renewed.access);
  stop();
});

test('no role is known until the server has told it, and none is made from a missing value', () => {
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false });
  expect(roleOfUser(useSession.getState().user)).toBeNull();
  describeUser({ role_id: null });
  expect(roleOfUser(useSession.getState().user)).toBe('admin');
  describeUser({ role_id: 6 });
  expect(roleOfUser(useSession.getState().user)).toBe('concierge_member');
  describeUser({ role_id: 99 });
  expect(roleOfUser(useSession.getState().user)).toBeNull();
  endSession('inactive');
  expect(roleOfUser(useSession.getState().user)).toBeNull();
});

test('a look at another account keeps one’s own session, and gives it back', () => {
  const own = tokensFor({ seconds: 1800 });
  signIn(own);
  const { ownerChanges } = useSession.getState();
  expect(beginLook(tokensFor({ seconds: 1800, userId: 9, name: 'Noor', actor: 7 }).access)).toBe(true);
  expect(useSession.getState()).toMatchObject({ isLook: true, user: { user_id: 9, name: 'Noor' } });
  expect(useSession.getState().ownerChanges).toBe(ownerChanges + 1);
  expect(endLook()).toBe(true);
  expect(useSession.getState()).toMatchObject({ isLook: false, user: { user_id: 7 }, userToken: own.access });
  expect(localStorage.getItem('refresh_token')).toBe(own.refresh);
  expect(localStorage.getItem('own_session')).toBeNull();
});

test('a look that runs out gives way to one’s own session, with time left to renew it', () => {
  signIn(tokensFor({ seconds: 1700 }));
  beginLook(tokensFor({ seconds: 1800, userId: 9, actor: 7 }).access);
  const later = Date.now() + 1801_000;
  vi.setSystemTime(later);
  checkSession(later);
  expect(useSession.getState()).toMatchObject({
    ended: 'look',
    isLook: false,
    user: { user_id: 7, authenticated: true },
  });
  expect((useSession.getState().expires_at ?? 0) * 1000).toBeGreaterThan(later);
  vi.useRealTimers();
});

test('logging out of a look leaves nothing of either session', () => {
  signIn(tokensFor({ seconds: 1800 }));
  beginLook(tokensFor({ seconds: 1800, userId: 9, actor: 7 }).access);
  signOut();
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is being written waits for its owner when the session runs out', () => {
  signIn(tokensFor({ seconds: 1800 }));
  describeUser({ is_user: false, role_id: 1 });
  const writing = renderHook(() => useUnsavedWork(true));
  endSession('expired');
  expect(useSession.getState()).toMatchObject({ ended: 'expired', lapsed: { user_id: 7 }, userToken: null });
  expect(localStorage.getItem('access_token')).toBeNull();
  signIn(tokensFor({ seconds: 1800 }));
  expect(useSession.getState()).toMatchObject({ lapsed: null, ended: null, user: { role_id: 1 } });
  endSession('elsewhere');
  leaveLapsed();
  expect(useSession.getState().lapsed).toBeNull();
  writing.unmount();
  signIn(tokensFor({ seconds: 1800 }));
  endSession('expired');
  expect(useSession.getState().lapsed).toBeNull();
});

test('somebody else after a session counts as another owner, the same person does not', () => {
  signIn(tokensFor({ seconds: 1800 }));
  const before = useSession.getState().ownerChanges;
  endSession('expired');
  signIn(tokensFor({ seconds: 1800 }));
  expect(useSession.getState().ownerChanges).toBe(before);
  signOut();
  signIn(tokensFor({ seconds: 1800, userId: 9 }));
  expect(useSession.getState().ownerChanges).toBe(before + 1);
});

// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from '#web/testing/tokens.ts';
import { loadDraft, saveDraft } from './input/drafts.ts';
import { useUnsavedWork } from './input/unsaved-work.ts';
import { getUserRole } from './session/role.ts';
import {
  checkSession,
  discardExpiredUser,
  endImpersonation,
  endSession,
  signIn,
  signOut,
  startImpersonation,
  syncAcrossTabs,
  updateUser,
  useSession,
} from './session.ts';

beforeEach(() => {
  signOut();
  localStorage.clear();
});

describe('signIn', () => {
  it('signIn stores the five keys and the state under "root"', () => {
    const tokens = createTokens({ seconds: 1800, name: '김 지우 Müller' });
    expect(signIn(tokens)).toBe(true);
    expect(localStorage.getItem('access_token')).toBe(tokens.access);
    expect(localStorage.getItem('refresh_token')).toBe(tokens.refresh);
    expect(localStorage.getItem('user_id')).toBe('7');
    expect(localStorage.getItem('user_name')).toBe('김 지우 Müller');
    expect(Number(localStorage.getItem('expires_at')) - Date.now() / 1000).toBeCloseTo(1800, -1);
    expect(JSON.parse(localStorage.getItem('root') ?? '').state.user).toMatchObject({
      authenticated: true,
      user_id: 7,
    });
  });

  it('signIn stores no token in the state under "root"', () => {
    const tokens = createTokens({ seconds: 1800 });
    signIn(tokens);
    expect(localStorage.getItem('root')).not.toContain(tokens.access);
    expect(localStorage.getItem('root')).not.toContain(tokens.refresh);
  });

  it('signIn with an invalid token -> returns false and stays logged out', () => {
    expect(signIn({ access: 'not.a.token', refresh: 'r' })).toBe(false);
    expect(useSession.getState().user.authenticated).toBe(false);
  });
});

describe('checkSession', () => {
  it('checkSession restores a stored session that has not expired', () => {
    signIn(createTokens({ seconds: 1800 }));
    useSession.setState({ userToken: null, user: { ...useSession.getState().user, authenticated: false } });
    checkSession();
    expect(useSession.getState().user).toMatchObject({ authenticated: true, name: 'Ana Silva' });
  });

  it('checkSession with an expired session -> resets the state, sets the reason and keeps drafts', () => {
    signIn(createTokens({ seconds: 1800 }));
    saveDraft(7, 'apply:1', { text: 'hello' });
    checkSession(Date.now() + 1801_000);
    expect(useSession.getState()).toMatchObject({ ended: 'expired', userToken: null });
    expect(useSession.getState().user.authenticated).toBe(false);
    expect(localStorage.getItem('access_token')).toBeNull();
    expect(loadDraft(7, 'apply:1')).toEqual({ text: 'hello' });
  });

  it('checkSession without a session -> sets no reason', () => {
    checkSession();
    expect(useSession.getState().ended).toBeNull();
  });
});

describe('signOut', () => {
  it('signOut clears the storage and the drafts', () => {
    signIn(createTokens({ seconds: 1800 }));
    saveDraft(7, 'apply:1', { text: 'hello' });
    signOut();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(useSession.getState().user.authenticated).toBe(false);
  });
});

describe('syncAcrossTabs', () => {
  it('logout in another tab -> ends the session in this tab', () => {
    const stop = syncAcrossTabs();
    signIn(createTokens({ seconds: 1800 }));
    localStorage.removeItem('access_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(useSession.getState()).toMatchObject({ ended: 'otherTab' });
    stop();
  });

  it('renewal in another tab -> this tab uses the new token', () => {
    const stop = syncAcrossTabs();
    signIn(createTokens({ seconds: 60 }));
    const renewed = createTokens({ seconds: 1800 });
    localStorage.setItem('access_token', renewed.access);
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    expect(useSession.getState().userToken).toBe(renewed.access);
    stop();
  });
});

describe('getUserRole', () => {
  it('getUserRole is null until the server sends a role, for unknown role ids and after the session ends', () => {
    signIn(createTokens({ seconds: 1800 }));
    updateUser({ is_user: false });
    expect(getUserRole(useSession.getState().user)).toBeNull();
    updateUser({ role_id: null });
    expect(getUserRole(useSession.getState().user)).toBe('admin');
    updateUser({ role_id: 6 });
    expect(getUserRole(useSession.getState().user)).toBe('concierge_member');
    updateUser({ role_id: 99 });
    expect(getUserRole(useSession.getState().user)).toBeNull();
    endSession('inactive');
    expect(getUserRole(useSession.getState().user)).toBeNull();
  });
});

describe('impersonation', () => {
  it('startImpersonation stores the administrator’s own session, and endImpersonation restores it', () => {
    const own = createTokens({ seconds: 1800 });
    signIn(own);
    const { ownerChangeCount } = useSession.getState();
    expect(startImpersonation(createTokens({ seconds: 1800, userId: 9, name: 'Noor', actor: 7 }).access)).toBe(true);
    expect(useSession.getState()).toMatchObject({ isImpersonating: true, user: { user_id: 9, name: 'Noor' } });
    expect(useSession.getState().ownerChangeCount).toBe(ownerChangeCount + 1);
    expect(endImpersonation()).toBe(true);
    expect(useSession.getState()).toMatchObject({
      isImpersonating: false,
      user: { user_id: 7 },
      userToken: own.access,
    });
    expect(localStorage.getItem('refresh_token')).toBe(own.refresh);
    expect(localStorage.getItem('own_session')).toBeNull();
  });

  it('an expired impersonation -> restores the administrator’s own session with time left to renew it', () => {
    signIn(createTokens({ seconds: 1700 }));
    startImpersonation(createTokens({ seconds: 1800, userId: 9, actor: 7 }).access);
    const later = Date.now() + 1801_000;
    vi.setSystemTime(later);
    checkSession(later);
    expect(useSession.getState()).toMatchObject({
      ended: 'impersonation',
      isImpersonating: false,
      user: { user_id: 7, authenticated: true },
    });
    expect((useSession.getState().expires_at ?? 0) * 1000).toBeGreaterThan(later);
    vi.useRealTimers();
  });

  it('signOut during an impersonation clears both sessions', () => {
    signIn(createTokens({ seconds: 1800 }));
    startImpersonation(createTokens({ seconds: 1800, userId: 9, actor: 7 }).access);
    signOut();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('expiredUser and ownerChangeCount', () => {
  it('an expired session with unsaved work -> keeps the expired user until login or discard', () => {
    signIn(createTokens({ seconds: 1800 }));
    updateUser({ is_user: false, role_id: 1 });
    const writing = renderHook(() => useUnsavedWork(true));
    endSession('expired');
    expect(useSession.getState()).toMatchObject({ ended: 'expired', expiredUser: { user_id: 7 }, userToken: null });
    expect(localStorage.getItem('access_token')).toBeNull();
    signIn(createTokens({ seconds: 1800 }));
    expect(useSession.getState()).toMatchObject({ expiredUser: null, ended: null, user: { role_id: 1 } });
    endSession('otherTab');
    discardExpiredUser();
    expect(useSession.getState().expiredUser).toBeNull();
    writing.unmount();
    signIn(createTokens({ seconds: 1800 }));
    endSession('expired');
    expect(useSession.getState().expiredUser).toBeNull();
  });

  it('ownerChangeCount increases for another person, not for the same one', () => {
    signIn(createTokens({ seconds: 1800 }));
    const before = useSession.getState().ownerChangeCount;
    endSession('expired');
    signIn(createTokens({ seconds: 1800 }));
    expect(useSession.getState().ownerChangeCount).toBe(before);
    signOut();
    signIn(createTokens({ seconds: 1800, userId: 9 }));
    expect(useSession.getState().ownerChangeCount).toBe(before + 1);
  });
});

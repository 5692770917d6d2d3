import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { signOut } from '#web/lib/session.ts';

// Far above what anything takes: a busy machine is no failure.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

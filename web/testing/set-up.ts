import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { signOut } from '#web/lib/session.ts';

// Far above normal durations, so that a busy machine does not fail tests.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  // What a test added itself; test files share the document.
  document.body.replaceChildren();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

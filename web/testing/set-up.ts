import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { signOut } from '#web/lib/session.ts';
import { clearToasts } from '#web/ui/feedback/toast.ts';

// Far above normal durations, so that a busy machine does not fail tests.
configure({ asyncUtilTimeout: 15_000 });

// Before, not after: a request of the previous test may show a toast when that test has ended.
beforeEach(clearToasts);

afterEach(() => {
  if (typeof document === 'undefined') return;
  cleanup();
  // What a test added itself; test files share the document.
  document.body.replaceChildren();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

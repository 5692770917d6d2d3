import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { CallFailed } from '#web/lib/call-failed.ts';
import { useSession } from '#web/lib/session.ts';
import { TextsProvider } from '#web/lib/texts-provider.tsx';
import type { Router } from './router.tsx';

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Lists must not change under the reader's eyes because a window came to the front.
      refetchOnWindowFocus: false,
      retry: (count, error) => count < 2 && isPassing(error),
    },
  },
});

// What was answered to one person is never shown to the next.
useSession.subscribe((now, before) => {
  if (now.ownerChanges !== before.ownerChanges) void queries.resetQueries();
});

export function Providers({ router }: { readonly router: Router }) {
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  );
}

/** Only what may be over in a moment is tried again: no connection, or a server that is not there. */
function isPassing(error: Error): boolean {
  return error instanceof CallFailed && (error.status === 0 || error.status >= 502);
}

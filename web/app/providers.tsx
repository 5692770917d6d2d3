import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { keepTenantOfPage } from '#web/features/tenants/queries.ts';
import { useSession } from '#web/lib/session.ts';
import { prepareForLogin } from '#web/lib/texts/i18n.ts';
import { TextsProvider } from '#web/lib/texts/texts-provider.tsx';
import { clearToasts } from '#web/ui/feedback/toast.ts';
import { createQueryClient, emptyCacheOnOwnerChange, useFirstFetched, useRefetchForOwner } from './query-client.ts';
import type { Router } from './router.tsx';

const queries = createQueryClient();
keepTenantOfPage(queries);
emptyCacheOnOwnerChange(queries);

// Toasts may name actions of the previous person and can stay until they are dismissed.
useSession.subscribe((session, before) => {
  if (session.ownerChangeCount !== before.ownerChangeCount) clearToasts();
});

export function Providers({ router }: { readonly router: Router }) {
  useRefetchForOwner(queries);
  // The next page tries again if this fails.
  useFirstFetched(queries, prepareForLogin);
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  );
}

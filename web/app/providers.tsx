import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router/dom';
import { TextsProvider } from '#web/lib/texts-provider.tsx';
import { createQueryClient, emptyCacheOnOwnerChange, useRefetchForOwner } from './query-client.ts';
import type { Router } from './router.tsx';

const queries = createQueryClient();
emptyCacheOnOwnerChange(queries);

export function Providers({ router }: { readonly router: Router }) {
  useRefetchForOwner(queries);
  return (
    <QueryClientProvider client={queries}>
      <TextsProvider>
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>
  );
}

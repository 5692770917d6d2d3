import { lazy, Suspense } from 'react';
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx';
import { useImportResult } from '#web/lib/import-result.ts';

const ImportResult = lazy(async () => ({
  default: (await import('#web/app/shell/dialogs/import-result.tsx')).ImportResult,
}));

/** The bell, and the dialog that a notification about an import opens over any page. */
export function Bell() {
  const importToken = useImportResult(({ token }) => token);
  return (
    <>
      <NotificationBell />
      {importToken !== null && (
        <Suspense>
          <ImportResult token={importToken} />
        </Suspense>
      )}
    </>
  );
}

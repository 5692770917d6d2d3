import { useEffect } from 'react';
import { ResumeResultDialog } from '#web/features/bulk-imports/resumes/result/result-dialog.tsx';
import { closeImportResult } from '#web/lib/import-result.ts';
import { useSession } from '#web/lib/session.ts';

/** The result dialog of an import, over any page. */
export function ImportResult({ token }: { readonly token: string }) {
  useEffect(() => void useSession.setState({ multiresumeToken: token }), [token]);
  return <ResumeResultDialog token={token} onClose={closeImportResult} />;
}

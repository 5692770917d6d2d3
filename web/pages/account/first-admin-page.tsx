import { useNavigate } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { FirstAdmin } from '#web/features/accounts/sign-up/first-admin.tsx';
import { useLinkToken } from '#web/lib/session/link-token.ts';
import { TaskPage } from '#web/pages/parts/task-page.tsx';

/** The page of the first-administrator link. Tenant settings follow. */
export function FirstAdminPage() {
  const navigate = useNavigate();
  const token = useLinkToken();
  return (
    <TaskPage picture="door">
      <FirstAdmin token={token} onDone={() => void navigate(paths.allSettings, { replace: true })} />
    </TaskPage>
  );
}

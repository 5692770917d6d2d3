import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { firstAdminId } from '#domain/access/permissions.ts';
import type { ImpersonationCandidate } from '#domain/features/impersonation/contract.ts';
import { paths } from '#web/app/paths.ts';
import { PeopleSearch } from '#web/features/impersonation/people-search.tsx';
import { StartImpersonationDialog } from '#web/features/impersonation/start-impersonation-dialog.tsx';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

/** Search for the account to impersonate. */
export function ImpersonationPage() {
  const t = useT();
  const navigate = useNavigate();
  const userId = useSession((session) => session.user.user_id);
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ImpersonationCandidate | null>(null);
  const words = search.get('words') ?? '';
  if (userId !== firstAdminId) return <Navigate to={paths.unauthorized} replace />;
  return (
    <>
      <PageHeader title={t('impersonation.title')} purpose={t('impersonation.purpose')} />
      <PeopleSearch
        key={words}
        words={words}
        onSearch={(next) => setSearch(next === '' ? {} : { words: next })}
        onChoose={setChosen}
      />
      {chosen && (
        <StartImpersonationDialog
          person={chosen}
          onClose={() => setChosen(null)}
          onStarted={() => void navigate(paths.start)}
        />
      )}
    </>
  );
}

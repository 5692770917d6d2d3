import { useQuery } from '@tanstack/react-query';
import { BellPlus, BookmarkCheck } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/app/paths.ts';
import { formatLocation } from '#web/lib/session/return-address.ts';
import { useScope } from '#web/lib/session/role.ts';
import { useSession } from '#web/lib/session.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { isSameSearch, savedSearches, useSavedSearchActions } from './queries.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./save-dialog.tsx')).SaveDialog }));

interface SaveSearchProps {
  /** The query string of the search address. */
  readonly address: string;
  /** The suggested name. */
  readonly name: string;
}

/** Saves the current search. Visitors log in first and return; staff have no saved searches. */
export function SaveSearch(props: SaveSearchProps) {
  const t = useT();
  const from = formatLocation(useLocation());
  const isVisitor = !useSession((session) => session.user.authenticated);
  const canSave = useScope('job.save') !== null;
  if (canSave) return <SaveOrOpen {...props} />;
  if (!isVisitor) return null;
  return (
    <LinkButton isDense variant="quiet" icon={BellPlus} href={paths.login} routerOptions={{ state: { from } }}>
      {t('savedSearches.save.action')}
    </LinkButton>
  );
}

/** Marks the new jobs of an opened saved search as seen. */
function SaveOrOpen({ address, name }: SaveSearchProps) {
  const t = useT();
  const { data } = useQuery(savedSearches());
  const { mutate: see } = useSavedSearchActions().see;
  const [isOpen, setOpen] = useState(false);
  const kept = data?.searches.find((search) => isSameSearch(search, address));
  const news = kept && kept.new_jobs > 0 ? kept.id : null;
  useEffect(() => {
    if (news !== null) see(news);
  }, [news, see]);
  if (kept) {
    return (
      <LinkButton isDense variant="quiet" icon={BookmarkCheck} href={paths.saved}>
        {t('savedSearches.save.saved', { name: kept.name })}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        isDense
        variant="quiet"
        icon={BellPlus}
        onPress={() => setOpen(true)}
        isDisabled={!data}
        aria-haspopup="dialog"
      >
        {t('savedSearches.save.action')}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveDialog address={address} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

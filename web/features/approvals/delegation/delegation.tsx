import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useScope } from '#web/lib/session/role.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { DelegationDialog } from './delegation-dialog.tsx';
import { delegationQuery, useSaveDelegation } from './delegation-queries.ts';

/** Opens the form for an absence. Without a colleague who could decide, there is no button. */
export function DelegationButton() {
  const t = useT();
  const { data } = useDelegation();
  const save = useSaveDelegation();
  const [isOpen, setOpen] = useState(false);
  if (!data || (data.candidates.length === 0 && !data.own)) return null;
  return (
    <>
      <Button icon={CalendarOff} onPress={() => setOpen(true)}>
        {t('approvals.away.button')}
      </Button>
      {isOpen && (
        <DelegationDialog delegation={data} onSave={(body) => save.mutateAsync(body)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Who decides for the reader, and for whom the reader decides. */
export function DelegationNotes() {
  const t = useT();
  const { data } = useDelegation();
  if (!data) return null;
  const { own, deciding_for: absent } = data;
  return (
    <>
      {own && (
        <InlineNote tone="info">
          {t('approvals.away.own', {
            name: own.delegate.name,
            from: formatDate(own.from),
            until: formatDate(own.until),
          })}
        </InlineNote>
      )}
      {absent.map(({ name, until }) => (
        <InlineNote key={name + until} tone="info">
          {t('approvals.away.deciding', { name, until: formatDate(until) })}
        </InlineNote>
      ))}
    </>
  );
}

function useDelegation() {
  const isAllowed = useScope('approval.delegate') !== null;
  return useQuery({ ...delegationQuery, enabled: isAllowed });
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeamKind } from '#domain/features/teams/contract.ts';
import type { TeamInvitation } from '#domain/features/teams/invitations.ts';
import { useDeferredFocus } from '#web/lib/hooks/use-deferred-focus.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { InvitationMenu } from './invitation-menu.tsx';
import { PersonCell, roleName } from './person-cell.tsx';
import { openInvitations, useInviting } from './queries.ts';
import css from './teams.module.css';

interface OpenInvitationsProps {
  readonly kind: TeamKind;
  /** Whether the list spans several organizations. */
  readonly isWide: boolean;
}

/** Pending invitations to a team. */
export function OpenInvitations({ kind, isWide }: OpenInvitationsProps) {
  const t = useT();
  const query = useQuery(openInvitations(kind));
  const { sendAgain, takeBack } = useInviting(kind);
  const [wanted, setWanted] = useState<TeamInvitation | null>(null);
  const heading = useDeferredFocus<HTMLHeadingElement>();
  const again = ({ id, email }: TeamInvitation) =>
    sendAgain.mutate(id, {
      onSuccess: () =>
        showToast({ action: `invitation-${id}`, tone: 'ok', text: t('teams.invitations.sentAgain', { email }) }),
      onError: (error) => showToast({ action: `invitation-${id}`, tone: 'danger', text: translateError(error) }),
    });
  const end = ({ id, name }: TeamInvitation) =>
    takeBack.mutate(id, {
      onSuccess: () => {
        showToast({ action: `invitation-${id}`, tone: 'ok', text: t('teams.invitations.canceled', { name }) });
        heading.requestFocus();
      },
      onError: (error) => showToast({ action: `invitation-${id}`, tone: 'danger', text: translateError(error) }),
      onSettled: () => setWanted(null),
    });
  return (
    <section className={css.invitations} aria-labelledby="open-invitations">
      <h2 id="open-invitations" ref={heading.ref} tabIndex={-1} className={css.title}>
        {t('teams.invitations.title')}
      </h2>
      <DataTable
        tableId={`team-invitations-${kind}`}
        label={t('teams.invitations.title')}
        columns={buildColumns(t, isWide)}
        rows={query.data ?? []}
        row={{
          id: ({ id }) => String(id),
          name: ({ name }) => name,
          actions: (row) => (
            <InvitationMenu name={row.name} onSendAgain={() => again(row)} onTakeBack={() => setWanted(row)} />
          ),
        }}
        status={query.status}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<p className={css.muted}>{t('teams.invitations.none')}</p>}
        hasTools={false}
      />
      {wanted && (
        <ConfirmDialog
          isOpen
          title={t('teams.invitations.cancelTitle', { name: wanted.name })}
          text={t('teams.invitations.cancelText', { email: wanted.email })}
          confirmLabel={t('teams.invitations.cancel')}
          isPending={takeBack.isPending}
          onConfirm={() => end(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
    </section>
  );
}

function buildColumns(t: Translate, isWide: boolean): Column<TeamInvitation>[] {
  const columns: (Column<TeamInvitation> | false)[] = [
    { id: 'name', header: t('teams.invitations.columns.name'), cell: (row) => <PersonCell {...row} /> },
    { id: 'role', header: t('teams.invitations.columns.role'), cell: (row) => roleName(t, row) },
    isWide && {
      id: 'organisation',
      header: t('teams.invitations.columns.organisation'),
      cell: (row) => row.organisation,
    },
    {
      id: 'invited',
      header: t('teams.invitations.columns.invited'),
      cell: ({ invited_at, invited_by }) => (
        <TwoLines below={t('teams.invitations.by', { name: invited_by })}>
          <Time when={invited_at} />
        </TwoLines>
      ),
    },
    {
      id: 'until',
      header: t('teams.invitations.columns.until'),
      cell: ({ until, is_over }) => (is_over ? t('teams.invitations.over') : <Time when={until} />),
    },
  ];
  return columns.filter((column) => column !== false);
}

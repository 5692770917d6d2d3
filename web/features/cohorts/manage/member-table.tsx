import { Award, Trash2, UserPlus, Users, X } from 'lucide-react';
import { useState } from 'react';
import type { Cohort, CohortMember } from '#domain/features/cohorts/contract.ts';
import { issuesCertificates } from '#domain/features/cohorts/lifecycle.ts';
import css from '#web/features/cohorts/cohorts.module.css';
import { useCohort } from '#web/features/cohorts/queries.ts';
import { translateError } from '#web/lib/texts/error-text.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { useSelection } from '#web/ui/table/use-selection.ts';
import { AddPeopleDialog } from './add-people-dialog.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

type Action = {
  readonly kind: 'issue' | 'remove';
  readonly members: readonly CohortMember[];
  readonly clear: () => void;
};

/** The people of a class with consent and certificates. Certificates and removal apply to several people at once. */
export function MemberTable({ cohort }: { readonly cohort: Cohort }) {
  const t = useT();
  const [isAdding, setAdding] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const canIssue = issuesCertificates(cohort.status);
  const close = () => {
    action?.clear();
    setAction(null);
  };
  const selection = useSelection(cohort.members, (members, clear) => (
    <>
      {canIssue && (
        <Button icon={Award} onPress={() => setAction({ kind: 'issue', members, clear })}>
          {t('cohorts.certificates.issue')}
        </Button>
      )}
      <Button icon={Trash2} onPress={() => setAction({ kind: 'remove', members, clear })}>
        {t('cohorts.members.remove')}
      </Button>
    </>
  ));
  const add = (
    <Button variant="primary" icon={UserPlus} onPress={() => setAdding(true)}>
      {t('cohorts.members.add')}
    </Button>
  );
  return (
    <div className={css.part}>
      {!canIssue && cohort.members.length > 0 && <p className={css.muted}>{t('cohorts.certificates.notStarted')}</p>}
      {cohort.members.length > 0 && <div>{add}</div>}
      <DataTable
        tableId="cohort-members"
        label={t('cohorts.members.title')}
        columns={buildColumns(t, cohort.id)}
        rows={cohort.members}
        row={{ id: ({ id }) => String(id), name: getMemberName }}
        status="success"
        empty={
          <EmptyState icon={Users} title={t('cohorts.members.empty')} action={add}>
            {t('cohorts.members.emptyText')}
          </EmptyState>
        }
        selection={selection}
      />
      {cohort.left_count > 0 && <p className={css.muted}>{t('cohorts.members.left', { count: cohort.left_count })}</p>}
      {isAdding && <AddPeopleDialog cohort={cohort} onClose={() => setAdding(false)} />}
      {action?.kind === 'issue' && <CertificateDialog cohort={cohort} members={action.members} onClose={close} />}
      {action?.kind === 'remove' && <RemoveDialog cohort={cohort} members={action.members} onClose={close} />}
    </div>
  );
}

function getMemberName({ name, email }: CohortMember): string {
  return name || email;
}

function buildColumns(t: Translate, cohortId: number): Column<CohortMember>[] {
  return [
    { id: 'name', header: t('cohorts.members.columns.name'), cell: getMemberName, sortBy: getMemberName },
    {
      id: 'consent',
      header: t('cohorts.members.columns.consent'),
      cell: ({ consent }) => t(`cohorts.members.consents.${consent}`),
      sortBy: ({ consent }) => consent,
    },
    {
      id: 'certificates',
      header: t('cohorts.members.columns.certificates'),
      cell: (member) => <Certificates cohortId={cohortId} member={member} />,
    },
  ];
}

function Certificates({ cohortId, member }: { readonly cohortId: number; readonly member: CohortMember }) {
  const t = useT();
  const { withdraw } = useCohort(cohortId);
  if (member.consent !== 'agreed') return '–';
  if (member.certificates.length === 0) return t('cohorts.members.noCertificates');
  const takeBack = (id: number) =>
    withdraw.mutate(id, {
      onSuccess: () => showToast({ action: `withdraw-${id}`, tone: 'ok', text: t('cohorts.members.withdrawn') }),
    });
  return (
    <>
      <ul className={css.stack}>
        {member.certificates.map(({ id, name, answer }) => (
          <li key={id}>
            {t('cohorts.members.certificate', { name, answer: t(`cohorts.members.answers.${answer ?? 'waiting'}`) })}
            {answer === null && (
              <IconButton icon={X} label={t('cohorts.members.withdraw', { name })} onPress={() => takeBack(id)} />
            )}
          </li>
        ))}
      </ul>
      {withdraw.error && <InlineNote tone="danger">{translateError(withdraw.error)}</InlineNote>}
    </>
  );
}

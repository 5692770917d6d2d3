import { LogIn, MessageSquare, RefreshCw, Rocket } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OwnApproval } from '#domain/features/approvals/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { Timeline } from '#web/ui/data/progress/timeline.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import css from './own-standing.module.css';

interface ApprovalStatusProps {
  readonly standing: OwnApproval;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  /** Actions available while waiting. */
  readonly whileWaiting: ReactNode;
}

/** The approval status of the user's organization: what happened, what is next, and whose turn it is. */
export function ApprovalStatusPanel(props: ApprovalStatusProps) {
  const { standing } = props;
  const t = useT();
  const { organisation } = standing;
  switch (standing.status) {
    case 'pending':
      return <Waiting {...props} />;
    case 'rejected':
      return <Rejected standing={standing} />;
    case 'approved':
      return (
        <Outcome
          title={t('approvals.own.approvedTitle', { organisation })}
          text={t('approvals.own.approvedText')}
          action={<SignInPrompt />}
        />
      );
    case 'suspended':
      return (
        <Outcome
          title={t('approvals.own.suspendedTitle', { organisation })}
          text={t('approvals.own.suspendedText')}
          action={<WriteToUs />}
        />
      );
  }
}

function Waiting({ standing, onRefresh, isRefreshing, whileWaiting }: ApprovalStatusProps) {
  const t = useT();
  const asked = t('approvals.own.asked', { date: formatDate(standing.asked_at) });
  return (
    <>
      <PageHeader
        title={t('approvals.own.title')}
        purpose={t('approvals.own.purpose', { organisation: standing.organisation })}
        actions={
          <Button
            icon={RefreshCw}
            onPress={onRefresh}
            isPending={isRefreshing}
            pendingText={t('approvals.own.loading')}
          >
            {t('approvals.own.refresh')}
          </Button>
        }
      />
      <Timeline
        label={t('approvals.own.status')}
        events={[
          { id: 'asked', phase: 'done', title: asked },
          { id: 'looking', phase: 'now', title: t('approvals.own.inReview'), detail: t('approvals.own.inReviewText') },
          { id: 'answer', phase: 'later', title: t('approvals.own.answer') },
        ]}
      />
      {whileWaiting}
    </>
  );
}

function Rejected({ standing }: Pick<ApprovalStatusProps, 'standing'>) {
  const t = useT();
  return (
    <>
      <PageHeader
        title={t('approvals.own.rejectedTitle', { organisation: standing.organisation })}
        purpose={t('approvals.own.rejectedText')}
      />
      <div className={css.parts}>
        {standing.reason && (
          <Card as="section" labelledBy="reason">
            <h2 id="reason" className={css.heading}>
              {t('approvals.own.rejectedReason')}
            </h2>
            <p className={css.reason}>{standing.reason}</p>
          </Card>
        )}
        <p>{t('approvals.own.rejectedNext')}</p>
        <div>
          <WriteToUs />
        </div>
      </div>
    </>
  );
}

interface OutcomeProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function Outcome({ title, text, action }: OutcomeProps) {
  return (
    <>
      <PageHeader title={title} purpose={text} />
      {action}
    </>
  );
}

function SignInPrompt() {
  const t = useT();
  const isSignedIn = useSession((session) => session.user.authenticated);
  return isSignedIn ? (
    <LinkButton variant="primary" icon={Rocket} href={paths.start}>
      {t('approvals.own.start')}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" icon={LogIn} href={paths.login}>
      {t('approvals.own.logIn')}
    </LinkButton>
  );
}

function WriteToUs() {
  const t = useT();
  return (
    <LinkButton variant="primary" icon={MessageSquare} href={paths.contact}>
      {t('approvals.own.write')}
    </LinkButton>
  );
}

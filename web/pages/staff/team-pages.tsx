import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { TeamKind } from '#domain/features/teams/contract.ts';
import { InviteDialog } from '#web/features/teams/invite-dialog.tsx';
import type { RenderHoursDialog } from '#web/features/teams/member-hours.tsx';
import { OpenInvitations } from '#web/features/teams/open-invitations.tsx';
import { TeamList } from '#web/features/teams/team-list.tsx';
import { useScope } from '#web/lib/session/role.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import css from '#web/pages/parts/form-page.module.css';
import { Button } from '#web/ui/action/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function HiringTeamPage() {
  const isWide = useScope('team.hiring') === 'tenant';
  return <Team kind="hiring" texts={isWide ? 'wide' : 'hiring'} isWide={isWide} />;
}

export function PartnerTeamPage() {
  return <Team kind="partner" texts="partner" isWide={useScope('team.partner') === 'tenant'} />;
}

export function ConciergeTeamPage() {
  return <Team kind="concierge" texts="concierge" isWide={false} renderHoursDialog={renderAgentHours} />;
}

const renderAgentHours: RenderHoursDialog = (dialog) => (
  <Suspense>
    <AgentHoursDialog {...dialog} />
  </Suspense>
);

const AgentHoursDialog = lazy(async () => ({
  default: (await import('#web/features/chat/helpdesk/agent-hours-dialog.tsx')).AgentHoursDialog,
}));

interface TeamProps {
  readonly kind: TeamKind;
  readonly texts: TeamKind | 'wide';
  readonly isWide: boolean;
  readonly renderHoursDialog?: RenderHoursDialog;
}

/** Team members, with pending invitations for managers. */
function Team({ kind, texts, isWide, renderHoursDialog }: TeamProps) {
  const t = useT();
  const mayChange = useScope('team.change') !== null;
  const [isInviting, setInviting] = useState(false);
  const title = t(`teams.${texts}.title`);
  const invite = mayChange && (
    <Button variant="primary" icon={UserPlus} aria-haspopup="dialog" onPress={() => setInviting(true)}>
      {t('teams.invite.open')}
    </Button>
  );
  const invitations = mayChange && <OpenInvitations kind={kind} isWide={isWide} />;
  return (
    <>
      <PageHeader title={title} purpose={t(`teams.${texts}.purpose`)} actions={invite} />
      <div className={css.parts}>
        {/* Above the long list of members across organizations. */}
        {isWide && invitations}
        <TeamList kind={kind} label={title} isWide={isWide} renderHoursDialog={renderHoursDialog} />
        {!isWide && invitations}
      </div>
      {isInviting && <InviteDialog kind={kind} isWide={isWide} onClose={() => setInviting(false)} />}
    </>
  );
}

import type { TeamKind } from '#domain/features/teams/contract.ts';
import { TeamList } from '#web/features/teams/team-list.tsx';
import { useT } from '#web/lib/i18n.ts';
import { useScope } from '#web/lib/role.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export function HiringTeamPage() {
  const isWide = useScope('team.hiring') === 'tenant';
  return <Team kind="hiring" texts={isWide ? 'wide' : 'hiring'} isWide={isWide} />;
}

export function PartnerTeamPage() {
  return <Team kind="partner" texts="partner" isWide={useScope('team.partner') === 'tenant'} />;
}

export function ConciergeTeamPage() {
  return <Team kind="concierge" texts="concierge" isWide={false} />;
}

interface TeamProps {
  readonly kind: TeamKind;
  readonly texts: TeamKind | 'wide';
  readonly isWide: boolean;
}

function Team({ kind, texts, isWide }: TeamProps) {
  const t = useT();
  const title = t(`teams.${texts}.title`);
  return (
    <>
      <PageHeader title={title} purpose={t(`teams.${texts}.purpose`)} />
      <TeamList kind={kind} label={title} isWide={isWide} />
    </>
  );
}

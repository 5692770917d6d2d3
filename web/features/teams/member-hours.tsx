import type { ReactNode } from 'react';
import type { AgentHours } from '#domain/features/chat/agent-hours.ts';
import type { TeamMember } from '#domain/features/teams/contract.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { useSaveHours } from './queries.ts';

interface HoursDialog {
  readonly title: string;
  readonly value: AgentHours;
  readonly onSave: (hours: AgentHours) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The dialog is part of the helpdesk, so the page renders it. */
export type RenderHoursDialog = (dialog: HoursDialog) => ReactNode;

interface MemberHoursProps {
  readonly member: TeamMember;
  readonly renderDialog: RenderHoursDialog;
  readonly onClose: () => void;
}

/** The hours and languages of an agent, in a dialog. */
export function MemberHours({ member: { id, name, agent }, renderDialog, onClose }: MemberHoursProps) {
  const t = useT();
  const save = useSaveHours(id);
  if (!agent) return null;
  return renderDialog({
    ...{ title: t('helpdesk.hours.editOf', { name }), value: agent, onClose },
    onSave: save.mutateAsync,
  });
}

import { PersonApplications } from '#web/features/applications/list/person-applications.tsx';
import { Helpdesk } from '#web/features/chat/helpdesk/helpdesk.tsx';

/** Chats of visitors and members; its own header is part of the inbox. */
export function HelpdeskPage() {
  return <Helpdesk renderApplications={(personId) => <PersonApplications personId={personId} />} />;
}

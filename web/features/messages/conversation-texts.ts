import type { Conversation } from '#domain/features/messages/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import type { Translate } from '#web/lib/texts/i18n.ts';

/** The other side: the employer for job seekers, otherwise the job seeker. */
export function partnerName(t: Translate, { own_side: side, job, seeker }: Conversation): string {
  return side === 'seeker' ? formatEmployer(t, job.company) : seeker.name;
}

export function addressOfConversation(id: number, filter: string): string {
  return `${paths.conversation(id)}${filter ? `&filter=${filter}` : ''}`;
}

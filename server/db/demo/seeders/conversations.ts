import type { Side } from '#domain/features/messages/policy.ts';
import { subtractDays } from '#domain/lib/day.ts';
import { type DialogueLine, dialogues } from '#server/db/demo/content/dialogues.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoJob, DemoSeeker } from '#server/db/demo/entities.ts';
import type { Row } from '#server/db/demo/rows.ts';

const seekerConversationCount = 4;
const managerConversationCount = 7;

const statusesWithConversations: ReadonlySet<string> = new Set(['applied', 'screening', 'interview', 'offered']);

/** Conversations of the demo seeker and the demo manager; the last messages are unread. */
export function seedConversations(demo: Demo): void {
  const [seeker] = demo.entities.seekers;
  const manager = demo.entities.employers[0]?.lead;
  const open = demo.rows.applications.flatMap((application, index) => {
    const job = demo.entities.jobs.find(({ id }) => id === application.job_id);
    const person = demo.entities.seekers.find(({ id }) => id === application.user_id);
    return job && person && statusesWithConversations.has(application.status)
      ? [{ id: index + 1, job, person, application }]
      : [];
  });
  const own = open.filter(({ person }) => person === seeker).slice(0, seekerConversationCount);
  const others = open
    .filter(({ person, job }) => person !== seeker && job.hiringTeam.some(({ id }) => id === manager?.id))
    .slice(-managerConversationCount);
  for (const [index, plan] of [...own, ...others].entries()) {
    addConversation(demo, plan, dialogues[index % dialogues.length] ?? []);
  }
}

interface ConversationPlan {
  readonly id: number;
  readonly job: DemoJob;
  readonly person: DemoSeeker;
  readonly application: Row<'applications'>;
}

function addConversation(demo: Demo, talk: ConversationPlan, lines: readonly DialogueLine[]): void {
  const { sponsor } = talk.person;
  const spoken = lines.filter(([side]) => side !== 'partner' || sponsor !== null);
  const hours = spoken.reduce((sum, [, pause]) => sum + pause, 0);
  // The last message is three hours old, and none is older than the application.
  const began = Math.max(demo.now.getTime() - (hours + 3) * 3_600_000, getApplicationTime(demo, talk));
  const scale = Math.min(1, (demo.now.getTime() - 3_600_000 - began) / (hours * 3_600_000));
  let at = began;
  const [tenantId = 1] = demo.entities.tenantIds;
  const base = { tenant_id: tenantId, application_id: talk.id };
  const messages = spoken.map(([side, pause, text], index) => {
    at += pause * scale * 3_600_000;
    return {
      side,
      at: new Date(at),
      seq: index + 1,
      text: fillPlaceholders(text, talk),
      sender: getSenderId(talk, side),
    };
  });
  const last = messages.at(-1);
  if (!last) return;
  demo.rows.conversations.push({
    ...base,
    last_seq: last.seq,
    last_at: last.at,
    last_side: last.side,
    waiting_since: last.side === 'seeker' ? last.at : null,
  });
  for (const { side, at: moment, seq, text, sender } of messages) {
    const client_id = `00000000-0000-4000-8000-${String(talk.id * 100 + seq).padStart(12, '0')}`;
    demo.add('messages', { ...base, seq, sender_user_id: sender, side, client_id, text, at: moment });
  }
  addReadMarks(demo, base, messages);
}

type SentMessage = { readonly seq: number; readonly at: Date; readonly sender: number };

/** Everyone has read up to their own last message. */
function addReadMarks(
  demo: Demo,
  base: { readonly tenant_id: number; readonly application_id: number },
  messages: readonly SentMessage[],
): void {
  for (const [userId, own] of Map.groupBy(messages, ({ sender }) => sender)) {
    const last = own.at(-1);
    if (last) demo.rows.conversation_marks.push({ ...base, user_id: userId, read_seq: last.seq, read_at: last.at });
  }
}

function getApplicationTime(demo: Demo, { application }: ConversationPlan): number {
  const { applied_at: at } = application;
  return at instanceof Date ? at.getTime() : subtractDays(demo.now, 7).getTime();
}

function getSenderId({ job, person }: ConversationPlan, side: Side): number {
  if (side === 'seeker') return person.id;
  const [teamMember = job.employer.lead] = job.hiringTeam;
  return side === 'partner' ? (person.sponsor?.lead.id ?? teamMember.id) : teamMember.id;
}

function fillPlaceholders(text: string, { person, job }: ConversationPlan): string {
  return text.replace('{name}', person.name.split(' ')[0] ?? '').replace('{job}', job.title);
}

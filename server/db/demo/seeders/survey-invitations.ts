import { createHash } from 'node:crypto';
import { addDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import { createRandom } from '#server/db/demo/random.ts';

/** Longer than the product makes up for missed events, so that a new demo sends no survey at its start. */
const invitedDays = 9;
const reminderDays = 5;
const answeredShare = 0.55;

/** The people who applied in the last days were invited, and many have answered. */
export function inviteApplicants(demo: Demo, tenantId: number, surveyId: number): void {
  const random = createRandom('survey invitations');
  const start = addDays(demo.now, -invitedDays);
  const invited = new Set<number>();
  for (const { tenant_id: tenant, user_id: userId, applied_at: at } of demo.rows.applications) {
    const appliedAt = at instanceof Date ? at : null;
    if (tenant !== tenantId || appliedAt === null || appliedAt < start || invited.has(userId)) continue;
    invited.add(userId);
    const isAnswered = random.chance(answeredShare);
    const reminder = addDays(appliedAt, reminderDays);
    demo.rows.survey_invitations.push({
      tenant_id: tenantId,
      ...deriveInvitation(`invitation ${userId}`),
      survey_id: surveyId,
      user_id: userId,
      came_by: 'event',
      created_at: appliedAt,
      reminded_at: !isAnswered && reminder <= demo.now ? reminder : null,
      answered_on: isAnswered ? demo.now.toISOString().slice(0, 10) : null,
      application_id: null,
      is_shared: false,
    });
  }
}

/** An invitation whose link no one has. */
export function deriveInvitation(name: string): { readonly id: string; readonly token_hash: Buffer } {
  const hash = createHash('sha256').update(`demo ${name}`).digest();
  return {
    id: hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    token_hash: hash,
  };
}

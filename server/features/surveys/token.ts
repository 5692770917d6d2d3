import type { Services } from '#server/context.ts';

/** The token of a personal link, derived from the id of its invitation. Only its hash is stored. */
export function createSurveyToken({ links }: Pick<Services, 'links'>, tenantId: number, invitationId: string): string {
  return links.getLinkToken(tenantId, `survey:${invitationId}`);
}

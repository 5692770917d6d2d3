import { getRoleScope } from '#domain/access/permissions.ts';
import type { Role } from '#domain/access/roles.ts';

/** What the guided assistant helps with. Each topic is answered by plain rules from the product's own data. */
export const assistantTopics = ['find', 'match', 'applications', 'interview', 'profile', 'rewrite'] as const;
export type AssistantTopic = (typeof assistantTopics)[number];

/** The topics of a role, in the order in which they are offered. Everyone can search jobs. */
export function listTopics(role: Role | null): AssistantTopic[] {
  if (role === 'job_seeker') return ['find', 'match', 'applications', 'interview', 'profile'];
  return role !== null && getRoleScope('job.write', role) !== null ? ['rewrite', 'find'] : ['find'];
}

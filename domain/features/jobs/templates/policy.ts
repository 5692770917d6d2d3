import { type Actor, getScope } from '#domain/access/actor.ts';

/** The template fields that access rules need. */
export interface TemplateFacts {
  readonly organisationId: number;
  readonly createdBy: number;
}

/** A template is for everyone who writes jobs for its employer. */
export function canReadTemplate(actor: Actor, { organisationId }: TemplateFacts): boolean {
  const scope = getScope(actor, 'job.write');
  if (actor.kind === 'visitor' || scope === null) return false;
  return scope === 'tenant' || actor.organisationId === organisationId;
}

/** Leads rename and delete each template of their employer; members of a hiring team only those that they saved. */
export function canChangeTemplate(actor: Actor, template: TemplateFacts): boolean {
  if (actor.kind === 'visitor' || !canReadTemplate(actor, template)) return false;
  return getScope(actor, 'job.write') !== 'assigned' || actor.userId === template.createdBy;
}

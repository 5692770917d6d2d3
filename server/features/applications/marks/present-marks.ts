import { getScope } from '#domain/access/actor.ts';
import type { ApplicationMarks } from '#domain/features/applications/marks/marks.ts';
import { noMarks } from '#domain/features/applications/marks/marks.ts';
import type { SignedInContext } from '#server/context.ts';
import type { MarkColumns } from './queries.ts';

/** The marks of an application; none for people outside the hiring team. */
export function presentMarks({ actor }: SignedInContext, { rating, tags, is_new }: MarkColumns): ApplicationMarks {
  return getScope(actor, 'application.note') === null ? noMarks : { rating, tags, is_new };
}

import { type Issue, toFieldProblem } from '#domain/lib/field-code.ts';
import type { FieldProblem } from './refusal.ts';

/** An issue of zod and where it was found. */
interface LocatedIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

/** What fastify-type-provider-zod makes of an issue. */
interface FrameworkIssue {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: unknown;
}

/** The fields that validation found wrong, each with the code of a phrase. `place` is body, query or params. */
export function toFieldProblems(issues: readonly LocatedIssue[], place: string): FieldProblem[] {
  return issues.map((issue) => ({
    field: [place, ...issue.path.map(String)].join('.'),
    ...toFieldProblem(issue),
  }));
}

/** The same, from the issues that Fastify carries. */
export function toFrameworkFieldProblems(
  issues: readonly FrameworkIssue[],
  context: string | undefined,
): FieldProblem[] {
  const place = context === 'querystring' ? 'query' : (context ?? 'body');
  return toFieldProblems(issues.map(toIssue), place);
}

function toIssue(issue: FrameworkIssue): LocatedIssue {
  const params = typeof issue.params === 'object' ? issue.params : {};
  const path = (issue.instancePath ?? '').split('/').filter(Boolean);
  return { ...params, code: issue.keyword, path, message: issue.message };
}

import { type Issue, toFieldProblem } from '#domain/lib/field-code.ts';
import type { FieldProblem } from './refusal.ts';

/** A zod issue with its path. */
interface LocatedIssue extends Issue {
  readonly path: readonly PropertyKey[];
}

/** The form in which fastify-type-provider-zod passes on a zod issue. */
interface FrameworkIssue {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: unknown;
}

/** The invalid fields, each with a code that is a phrase key. `source` is `body`, `query` or `params`. */
export function toFieldProblems(issues: readonly LocatedIssue[], source: string): FieldProblem[] {
  return issues.map((issue) => ({
    field: [source, ...issue.path.map(String)].join('.'),
    ...toFieldProblem(issue),
  }));
}

/** As `toFieldProblems`, for issues from a Fastify validation error. */
export function toFrameworkFieldProblems(
  issues: readonly FrameworkIssue[],
  context: string | undefined,
): FieldProblem[] {
  const source = context === 'querystring' ? 'query' : (context ?? 'body');
  return toFieldProblems(issues.map(toIssue), source);
}

function toIssue(issue: FrameworkIssue): LocatedIssue {
  const params = typeof issue.params === 'object' ? issue.params : {};
  const path = (issue.instancePath ?? '').split('/').filter(Boolean);
  return { ...params, code: issue.keyword, path, message: issue.message };
}

import type { FieldProblem } from './refusal.ts';

/** An issue of zod, as far as a field's problem is read from it. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message?: string | undefined;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** What fastify-type-provider-zod makes of an issue. */
interface FrameworkIssue {
  readonly keyword?: string;
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: unknown;
}

/** The fields that validation found wrong, each with the code of a phrase. `place` is body, query or params. */
export function problemsOf(issues: readonly Issue[], place: string): FieldProblem[] {
  return issues.map((issue) => {
    const limit = limitOf(issue);
    return {
      field: [place, ...issue.path.map(String)].join('.'),
      code: codeOf(issue),
      ...(limit === undefined ? {} : { params: { limit } }),
    };
  });
}

/** The same, from the issues that Fastify carries. */
export function problemsOfFramework(issues: readonly FrameworkIssue[], context: string | undefined): FieldProblem[] {
  const place = context === 'querystring' ? 'query' : (context ?? 'body');
  return problemsOf(issues.map(asIssue), place);
}

function asIssue(issue: FrameworkIssue): Issue {
  const params = typeof issue.params === 'object' ? issue.params : {};
  const path = (issue.instancePath ?? '').split('/').filter(Boolean);
  return { ...params, code: issue.keyword, path, message: issue.message };
}

function codeOf(issue: Issue): string {
  const hasLength = issue.origin === 'string' || issue.origin === 'array';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'required';
      return hasLength ? 'too_short' : 'too_small';
    case 'too_big':
      return hasLength ? 'too_long' : 'too_big';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : 'invalid_value';
    case 'invalid_type':
      return 'invalid_type';
    case 'custom':
      return codeInMessage(issue.message);
    default:
      return 'invalid_value';
  }
}

/** Rules of our own carry their code as the message. */
function codeInMessage(message: string | undefined): string {
  return message && /^[a-z_]+$/.test(message) ? message : 'invalid_value';
}

function limitOf(issue: Issue): number | undefined {
  const limit = issue.minimum ?? issue.maximum;
  return typeof limit === 'number' ? limit : undefined;
}

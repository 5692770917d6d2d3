/** An issue of zod, as far as a field's problem is read from it. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** What is wrong with one field: the code of a phrase and the variables the phrase needs. */
export interface FieldProblem {
  readonly code: string;
  readonly params?: { readonly limit: number };
}

/** Both sides of the wire name a broken rule in the same way. */
export function fieldProblemOf(issue: Issue): FieldProblem {
  const limit = issue.minimum ?? issue.maximum;
  const code = codeOf(issue);
  return typeof limit === 'number' ? { code, params: { limit } } : { code };
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

/** The properties of a zod issue that are used here. */
export interface Issue {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
  readonly origin?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** A field error: the code of a phrase and the phrase's variables. */
export interface FieldProblem {
  readonly code: string;
  readonly params?: { readonly limit: number };
}

/** Maps a zod issue to the error code that server and web share. */
export function toFieldProblem(issue: Issue): FieldProblem {
  const limit = issue.minimum ?? issue.maximum;
  const code = getCode(issue);
  return typeof limit === 'number' ? { code, params: { limit } } : { code };
}

function getCode(issue: Issue): string {
  const hasLength = issue.origin === 'string' || issue.origin === 'array';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'required';
      return hasLength ? 'too_short' : 'too_small';
    case 'too_big':
      return hasLength ? 'too_long' : 'too_big';
    case 'invalid_format':
      return issue.format === 'email' ? 'invalid_email' : parseMessageCode(issue.message);
    case 'invalid_type':
      return 'invalid_type';
    case 'custom':
      return parseMessageCode(issue.message);
    default:
      return 'invalid_value';
  }
}

/** Custom rules carry their code as the message. */
function parseMessageCode(message: string | undefined): string {
  return message && /^[a-z_]+$/.test(message) ? message : 'invalid_value';
}

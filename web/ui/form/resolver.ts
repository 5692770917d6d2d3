import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { toFieldProblem } from '#domain/lib/field-code.ts';
import { translateFieldError } from '#web/lib/texts/error-text.ts';

/** Validates a form with the schema of its contract. Errors have the code as `type` and the translated text as `message`. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
): Resolver<Values, unknown, Output> {
  return (values, _context, options) => {
    const parsed = z.safeParse(schema, values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const issue of parsed.error.issues) {
      const problem = toFieldProblem(issue);
      errors[issue.path.map(String).join('.')] ??= { type: problem.code, message: translateFieldError(problem) };
    }
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}

import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { schemaResolver } from './resolver.ts';

/**
 * A form validated by the schema of its contract: first on submit, then on each change.
 * `Values` is the type of the field values, `Output` that of the parsed values.
 */
export function useSchemaForm<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodMiniType<Output, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes focus instead.
    shouldFocusError: false,
  });
}

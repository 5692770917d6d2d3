import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

interface Saving<Values> {
  /** Whether the last save succeeded, and nothing was changed since it began. */
  readonly isSaved: boolean;
  /** Runs a save of the entered values, which resolves to whether it succeeded. */
  readonly run: (save: (sent: Values) => Promise<boolean>) => Promise<void>;
}

/**
 * Saving a form may reset it to the saved values. What was typed in the meantime is entered again afterwards, so that it is neither
 * lost nor taken for saved.
 */
export function useSaving<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): Saving<Values> {
  const [isSaved, setSaved] = useState(false);
  const typed = useRef(new Map<Path<Values>, PathValue<Values, Path<Values>>>());
  const { watch, getValues, setValue } = form;
  useEffect(() => {
    const subscription = watch((_values, { name }) => {
      if (name === undefined) return;
      typed.current.set(name, structuredClone(getValues(name)));
      setSaved(false);
    });
    return () => subscription.unsubscribe();
  }, [watch, getValues]);
  const run: Saving<Values>['run'] = async (save) => {
    typed.current.clear();
    if (!(await save(structuredClone(getValues())))) return;
    setSaved(true);
    for (const [name, value] of [...typed.current]) setValue(name, value, { shouldDirty: true });
  };
  return { isSaved, run };
}

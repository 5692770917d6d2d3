import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { ProfileFields } from '#domain/features/seekers/contract.ts';

const FieldName = z.keyof(ProfileFields);

/** Focuses the field named by the hash, such as `/profilev2#skills` from a match. */
export function useFieldInAddress({ setFocus }: UseFormReturn<ProfileFields, unknown, ProfileFields>): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again leads there again
  useEffect(() => {
    const name = FieldName.safeParse(hash.slice(1));
    if (name.success) setFocus(name.data);
  }, [hash, key, setFocus]);
}

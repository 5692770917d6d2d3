import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** A defect: one passage of a source file, what replaces it, and the tests of which at least one must fail. */
const Mutant = z.object({
  name: z.string(),
  file: z.string(),
  find: z.string().check(z.minLength(1)),
  replace: z.string(),
  tests: z.array(z.string()).check(z.minLength(1)),
});
export type Mutant = z.infer<typeof Mutant>;

const list: unknown = JSON.parse(readFileSync(join(import.meta.dirname, 'mutants.json'), 'utf8'));

export const mutants: readonly Mutant[] = z.array(Mutant).parse(list);

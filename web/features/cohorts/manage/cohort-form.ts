import * as z from 'zod/mini';
import { CohortDates } from '#domain/features/cohorts/contract.ts';

/** Program, name, and dates of a class. The id of the program is a text in the list of choices. */
export const CohortForm = z.intersection(z.object({ program_id: z.string().check(z.minLength(1)) }), CohortDates);
export type CohortForm = z.infer<typeof CohortForm>;

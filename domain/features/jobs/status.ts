import * as z from 'zod/mini';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { jobLifecycle } from './lifecycle.ts';

/** Apart from the lifecycle, which the home page uses without the schema library. */
export const JobStatus = z.enum(listStatuses(jobLifecycle));

import * as z from 'zod/mini';
import type { SwitchName } from './switches.ts';

export const Switches = z.object({
  partner_approval: z.boolean(),
  admins_decide: z.boolean(),
  job_approval: z.boolean(),
  offer_approval: z.boolean(),
  seeker_sign_up: z.boolean(),
  partner_sign_up: z.boolean(),
  staff_two_factor: z.boolean(),
  canada: z.boolean(),
} satisfies Record<SwitchName, unknown>);

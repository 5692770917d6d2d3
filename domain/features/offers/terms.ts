import * as z from 'zod/mini';
import { salaryPeriods } from '#domain/features/jobs/choices.ts';
import { Day, line, paragraph } from '#domain/lib/fields.ts';

/** The terms of an offer. A draft may leave any of them empty; `checkOffer` lists what is missing. */
export const OfferTerms = z.object({
  title: line(200),
  start_on: z.nullable(Day),
  pay: z.object({
    amount: z.nullable(z.number().check(z.gte(0), z.lte(9_999_999))),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
    period: z.enum(salaryPeriods),
  }),
  /** When pay is paid out, such as "every two weeks". */
  pay_schedule: line(200),
  hours: line(200),
  location: line(300),
  /** Agreed accommodations. Visible to the job seeker, the hiring team and the approvers only. */
  accommodations: paragraph(1000),
  /** The last day to reply; it ends when it has ended in every time zone. */
  answer_by: z.nullable(Day),
  /** For the approvers: why the pay is outside the posted range. */
  pay_reason: paragraph(500),
});
export type OfferTerms = z.infer<typeof OfferTerms>;

/** The terms a letter shows, in order. */
export const shownTerms = ['title', 'start', 'pay', 'hours', 'location', 'accommodations', 'answer_by'] as const;
export type ShownTerm = (typeof shownTerms)[number];

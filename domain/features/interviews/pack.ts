import * as z from 'zod/mini';
import { line, paragraph, Website } from '#domain/lib/fields.ts';

export const interviewKinds = ['video', 'phone', 'on_site', 'written', 'work_sample'] as const;

export const maxQuestions = 20;
export const maxPanel = 8;

const InterviewQuestion = z.object({
  /** A question or a topic, exactly as it will be asked. */
  text: line(500, 1),
  minutes: z.int().check(z.gte(1), z.lte(240)),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** What the job seeker receives before the interview. A draft may leave texts empty; `checkPack` lists what is missing. */
export const InterviewPack = z.object({
  kind: z.enum(interviewKinds),
  length_minutes: z.int().check(z.gte(10), z.lte(480)),
  /** The address, phone number, or how to hand in the work. */
  place: line(300),
  /** The link of a video call. */
  link: Website,
  /** The room: light, noise, how to get there. */
  room: line(300),
  /** What happens, in order. */
  format: paragraph(2000),
  questions: z.array(InterviewQuestion).check(z.maxLength(maxQuestions)),
  breaks: line(300),
  /** How answers are rated. */
  scoring: paragraph(1000),
});
export type InterviewPack = z.infer<typeof InterviewPack>;

export const packParts = ['who', 'where', 'format', 'questions', 'breaks', 'scoring', 'accommodations'] as const;
export type PackPart = (typeof packParts)[number];

export const PackCheck = z.object({ part: z.enum(packParts), is_done: z.boolean() });
export type PackCheck = z.infer<typeof PackCheck>;

/** What has to be there before the interview is sent. The accommodations may say that none were agreed. */
export function checkPack(pack: InterviewPack, panelCount: number, accommodations: string): PackCheck[] {
  const isDone: Record<PackPart, boolean> = {
    who: panelCount > 0,
    where:
      pack.kind === 'video' ? pack.link !== '' : pack.place !== '' && (pack.kind !== 'on_site' || pack.room !== ''),
    format: pack.format !== '',
    questions: pack.questions.length > 0 && fitsLength(pack),
    breaks: pack.breaks !== '',
    scoring: pack.scoring !== '',
    accommodations: accommodations !== '',
  };
  return packParts.map((part) => ({ part, is_done: isDone[part] }));
}

export function isPackComplete(checks: readonly PackCheck[]): boolean {
  return checks.every(({ is_done: isDone }) => isDone);
}

function fitsLength({ questions, length_minutes: length }: InterviewPack): boolean {
  return questions.reduce((sum, { minutes }) => sum + minutes, 0) <= length;
}

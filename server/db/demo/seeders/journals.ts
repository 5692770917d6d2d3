import type { JournalDraft } from '#domain/features/journal/contract.ts';
import { addDays, subtractDays } from '#domain/lib/day.ts';
import type { Demo } from '#server/db/demo/demo.ts';
import type { DemoPartner, DemoSeeker } from '#server/db/demo/entities.ts';
import { createRandom, type Random } from '#server/db/demo/random.ts';
import { formatDay } from '#server/db/demo/times.ts';

/** The journals, tags and next steps of the partners. */
export function seedJournals(demo: Demo): void {
  for (const seeker of demo.entities.seekers) {
    if (seeker.sponsor) addJournal(demo, seeker, seeker.sponsor);
  }
}

type Note = Pick<JournalDraft, 'kind' | 'text' | 'is_shared'>;

const notes: readonly Note[] = [
  { kind: 'call', text: 'Talked about the job search. Two openings look right.', is_shared: false },
  { kind: 'meeting', text: 'Went through the résumé together and chose three examples of work.', is_shared: true },
  {
    kind: 'training',
    text: 'Practiced interview questions for an hour. Written questions work best.',
    is_shared: true,
  },
  { kind: 'support', text: 'Agreed to check in every Tuesday by text message.', is_shared: true },
  { kind: 'call', text: 'Asked the employer about the next step. They’ll answer this week.', is_shared: false },
];

const steps = ['Send two jobs', 'Practice interview questions', 'Call about the offer', 'Review the résumé'];
const tags = ['Evenings', 'Part time first', 'Remote only', 'Needs transportation', 'Interview ready'];

function addJournal(demo: Demo, seeker: DemoSeeker, sponsor: DemoPartner): void {
  const [tenantId = 1] = demo.entities.tenantIds;
  const random = createRandom(`journal of ${seeker.id}`);
  const owner = { tenant_id: tenantId, organisation_id: sponsor.id, user_id: seeker.id };
  const written = random.sample(notes, random.int(0, 3));
  for (const [index, note] of written.entries()) {
    const at = subtractDays(demo.now, 3 + 9 * (written.length - index) + random.int(0, 8));
    if (at < seeker.joinedAt) continue;
    const isLast = index === written.length - 1;
    demo.add('journal_entries', {
      ...owner,
      author_user_id: sponsor.lead.id,
      ...note,
      day: formatDay(at),
      ...(isLast && random.chance(0.7) ? pickNextStep(demo, random) : { next_step: '', next_step_on: null }),
      next_step_done_at: null,
      created_at: at,
    });
  }
  for (const tag of random.sample(tags, random.int(0, 2))) demo.rows.person_tags.push({ ...owner, tag });
}

/** Due between three days ago and in ten days. */
function pickNextStep(demo: Demo, random: Random) {
  return { next_step: random.pick(steps), next_step_on: formatDay(addDays(demo.now, random.int(-3, 10))) };
}

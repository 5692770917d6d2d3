import type { Random } from '#server/db/demo/random.ts';
import { type Pick, readTerms, pickDistinct, zipf } from './vocabulary.ts';

/** Sentences with the share of postings that contain them: words in nearly every, some, and very few postings. */
const sentences: readonly (readonly [share: number, text: string])[] = [
  [0.96, 'You join a team of people who plan their work together and help each other with experience they have.'],
  [0.9, 'We write down what we expect, and your manager talks with you about it every other week.'],
  [0.8, 'You are responsible for the quality of what leaves your hands and you say early when something is unclear.'],
  [0.7, 'Customers depend on our services every day, and you keep them informed in plain language.'],
  [0.6, 'The role needs good communication, attention to detail, and the patience to finish what was begun.'],
  [0.5, 'We offer training in the first month, and a colleague who answers questions.'],
  [0.4, 'You prepare reports, keep records in order, and check data before it is used.'],
  [0.35, 'You improve processes with others and measure whether the improvement was one.'],
  [0.3, 'You follow safety rules and report hazards, and you may stop a task that does not feel safe.'],
  [0.25, 'Hours are agreed a month ahead, and most people choose when they start in the morning.'],
  [0.2, 'You support projects from a first sketch to delivery and document each decision.'],
  [0.15, 'You maintain software and hardware, follow tickets, and test each release.'],
  [0.12, 'You work with suppliers, compare offers, and keep the budget.'],
  [0.1, 'Travel to other sites happens twice a year and is announced in the quarter before.'],
  [0.08, 'You analyze research results and present findings to a small group.'],
  [0.05, 'You operate machinery in a warehouse and count inventory at the end of a shift.'],
  [0.03, 'You care for patients and coordinate with nurses, physicians, and families.'],
  [0.02, 'You design lessons for students and adapt the curriculum to their needs.'],
  [0.01, 'You calibrate instruments in a laboratory and keep the logbook.'],
  [0.003, 'You restore paintings and catalog the museum archive.'],
  [0.001, 'You survey land with a theodolite and draw cadastral maps.'],
  [0.0003, 'You tune pipe organs and forge their reeds.'],
];

const skills = zipf(readTerms('skills'), 1);

/** The three long texts of a posting, about 1,400 characters in total. */
export function longTexts(random: Random, title: string) {
  const chosen = sentences.filter(([share]) => random.chance(share)).map(([, text]) => text);
  const half = Math.ceil(chosen.length / 2);
  return {
    description: [`As a ${title} you know ${named(random, 4)}.`, ...chosen.slice(0, half)].join(' '),
    responsibilities: [...chosen.slice(half), `You use ${named(random, 3)}.`].join(' '),
    requirements: `You have worked with ${named(random, 5)}. ${random.int(1, 12)} years of practice, or proof that you learn quickly.`,
  };
}

/** The summary of a profile, about 150 characters. */
export function seekerText(random: Random): string {
  const chosen = sentences.filter(([share]) => random.chance(share / 4)).map(([, text]) => text);
  return [`I know ${named(random, 3)}.`, ...chosen.slice(0, 2)].join(' ');
}

function named(random: Random, count: number): string {
  return pickDistinct(skills satisfies Pick<unknown>, random, count)
    .map(({ label }) => label)
    .join(', ');
}

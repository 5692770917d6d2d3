import { listLastingPositions } from '#domain/features/matching/levels/lasting-positions.ts';
import { getPersonSeniority, getPostingSeniority } from '#domain/features/matching/levels/seniority.ts';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import { readPersonWords, readPostingWords } from '#domain/features/matching/taxonomy/key-words.ts';
import { loadWordTable } from '#server/reference/words.ts';
import type { Demo } from './demo.ts';

interface PostingTexts {
  readonly title: string;
  readonly description: string;
  readonly responsibilities: string;
  readonly requirements: string;
}

/** What the texts of a posting give for the order of matches. */
export function readPostingTexts(
  { title, description, responsibilities, requirements }: PostingTexts,
  [min, max]: readonly [min: number, max: number],
): Pick<JobNeeds, 'keyWords' | 'seniority'> {
  const texts = [description, responsibilities, requirements];
  return {
    keyWords: readPostingWords({ title, texts }, loadWordTable()),
    seniority: getPostingSeniority({ title, texts, years: { min, max } }),
  };
}

interface History {
  readonly experience: readonly { readonly title: string; readonly start: string; readonly end: string }[];
  readonly education: readonly { readonly degree: string; readonly field: string }[];
}

/** What the fields of a profile give for the order of matches. */
export function readPersonFields(
  demo: Demo,
  offers: SeekerOffers,
  { experience, education }: History,
): Pick<SeekerOffers, 'words' | 'seniority'> {
  const titles = [...listLastingPositions(experience).map(({ title }) => title), ...demo.findLabels(offers.titles)];
  return {
    words: readPersonWords(
      {
        titles,
        skills: demo.findLabels(offers.skills),
        certifications: demo.findLabels(offers.certifications),
        education: education.flatMap(({ degree, field }) => [degree, field]),
        industries: demo.findLabels(offers.industries),
      },
      loadWordTable(),
    ),
    seniority: getPersonSeniority(experience, demo.now),
  };
}

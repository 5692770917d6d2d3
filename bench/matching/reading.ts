/**
 * Measures how well skills are read from running text, on 168 labeled sentences (README.md). The reading was tuned on the
 * first half of them only.
 *
 * A reading is right if it overlaps a labeled skill: they share a word other than "and", "of" and the like. A labeled skill
 * is found if a reading overlaps it. "Exact" demands the same first and last word. Only the label Skill counts, not
 * Occupation, Domain, Qualification or Experience.
 */
import { readFileSync } from 'node:fs';
import { readSkills } from '#domain/features/reading/read-skills.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';

export interface ReadingRow {
  readonly name: string;
  /** 0 to 1. */
  readonly figure: number;
  /** The least that is accepted; null for figures that are only reported. */
  readonly floor: number | null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

interface LabeledSentence {
  readonly text: string;
  readonly skills: readonly Span[];
}

/** Precision and recall on the sentences that were not used for tuning, and on all of them. */
export function measureReading(): ReadingRow[] {
  const sentences = loadSentences();
  const test = measure(sentences.slice(sentences.length / 2));
  const all = measure(sentences);
  return [
    { name: 'skills in text, test half: precision', figure: test.precision, floor: 0.75 },
    { name: 'skills in text, test half: recall', figure: test.recall, floor: 0.5 },
    { name: 'skills in text, all sentences: precision', figure: all.precision, floor: 0.75 },
    { name: 'skills in text, all sentences: recall', figure: all.recall, floor: 0.5 },
    { name: 'skills in text, test half: exact precision', figure: test.exactPrecision, floor: null },
    { name: 'skills in text, test half: exact recall', figure: test.exactRecall, floor: null },
  ];
}

function loadSentences(): LabeledSentence[] {
  const file = readFileSync(new URL('data/skill-entities.conll', import.meta.url), 'utf8');
  return file
    .split(/\n\s*\n+/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(toSentence);
}

function toSentence(lines: readonly string[]): LabeledSentence {
  let text = '';
  const skills: { from: number; to: number }[] = [];
  let isInside = false;
  for (const line of lines) {
    const [word = '', label = ''] = line.trim().split(/\s+/);
    const from = text === '' ? 0 : text.length + 1;
    text = text === '' ? word : `${text} ${word}`;
    const last = skills.at(-1);
    if (label === 'B-Skill') skills.push({ from, to: text.length });
    else if (label === 'I-Skill' && isInside && last) last.to = text.length;
    isInside = label === 'B-Skill' || (label === 'I-Skill' && isInside);
  }
  return { text, skills };
}

function readSentence(text: string): Span[] {
  const spans = readSkills(text, sharedTaxonomy);
  return spans.filter(({ from, to }, at) => spans.findIndex((each) => each.from === from && each.to === to) === at);
}

function measure(sentences: readonly LabeledSentence[]) {
  const counts = { read: 0, right: 0, exact: 0, labeled: 0, found: 0, exactFound: 0 };
  for (const { text, skills } of sentences) {
    const readings = readSentence(text);
    counts.read += readings.length;
    counts.right += readings.filter((reading) => skills.some((skill) => isOverlap(text, reading, skill))).length;
    counts.exact += readings.filter((reading) => skills.some((skill) => isSame(reading, skill))).length;
    counts.labeled += skills.length;
    counts.found += skills.filter((skill) => readings.some((reading) => isOverlap(text, reading, skill))).length;
    counts.exactFound += skills.filter((skill) => readings.some((reading) => isSame(reading, skill))).length;
  }
  return {
    precision: counts.right / counts.read,
    recall: counts.found / counts.labeled,
    exactPrecision: counts.exact / counts.read,
    exactRecall: counts.exactFound / counts.labeled,
  };
}

function isSame(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}

function isOverlap(text: string, a: Span, b: Span): boolean {
  const shared = text.slice(Math.max(a.from, b.from), Math.max(a.from, b.from, Math.min(a.to, b.to)));
  return shared.split(/[^\p{L}\p{N}+#]+/u).some((word) => word !== '' && !smallWords.has(word.toLowerCase()));
}

const smallWords = new Set(
  'a an and as at by for from in into of on or the to with your our their its this that s'.split(' '),
);

import { type Draft, MODERN, OWN } from './drafts.ts';
import { readTsv, splitCell } from './tsv.ts';

/** Skills: our own list, O*NET technology (hot first), O*NET skills and knowledge, ESCO. */
export function skillDrafts(source: string, own: string): Draft[] {
  const ownSkills = (file: string, weight: number): Draft[] =>
    readTsv(own, file, ['label', 'spellings']).map(({ label, spellings }) => ({
      label,
      weight,
      spellings: splitCell(spellings),
      reliable: splitCell(spellings),
    }));
  return [
    ...ownSkills('skills.tsv', OWN),
    ...ownSkills('modern-skills.tsv', MODERN),
    ...technology(source),
    ...coreSkills(source),
    ...languages(source),
    ...escoSkills(source),
  ];
}

function technology(source: string): Draft[] {
  const rows = readTsv(source, 'onet_technology_skills.tsv', ['skill', 'hot', 'in_demand', 'occupations']);
  return rows
    .map(({ skill, hot, in_demand, occupations }) => ({
      label: skill,
      weight: (hot === 'Y' ? 3 : 0) + (in_demand === 'Y' ? 1 : 0) + (Number(occupations) >= 20 ? 1 : 0),
      spellings: withoutTail(skill),
    }))
    .toSorted((a, b) => b.weight - a.weight);
}

// "Simple Storage Service S3" is also "Simple Storage Service" and "S3"; "MEDITECH software" is also "MEDITECH".
function withoutTail(name: string): string[] {
  const bare = name.endsWith(' software') ? name.slice(0, -' software'.length) : name;
  const words = bare.split(' ');
  const last = words.at(-1) ?? '';
  const initials = words
    .slice(0, -1)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const spellings = bare !== name && /[A-Z].*[A-Z]/.test(bare) ? [bare] : [];
  if (/^[A-Z]{2,6}$/.test(last) && initials.endsWith(last)) spellings.push(last, words.slice(0, -1).join(' '));
  return spellings;
}

function coreSkills(source: string): Draft[] {
  return readTsv(source, 'onet_core_skills_knowledge.tsv', ['kind', 'name'])
    .filter(({ kind }) => kind === 'skill' || kind === 'knowledge')
    .map(({ name }) => ({ label: name, weight: 3, spellings: [] }));
}

// One term for each language: reading, writing and speaking it are spellings.
function languages(source: string): Draft[] {
  const labels = readTsv(source, 'esco_language_skills.tsv', ['preferredLabel']).map((row) => row.preferredLabel);
  const names = labels.filter((label) => /^\p{Lu}/u.test(label));
  return names.map((name) => ({
    label: name,
    weight: WIDELY_SPOKEN.has(name) ? 6 : 2,
    spellings: [
      `${name} language`,
      `Fluent ${name}`,
      `Fluent in ${name}`,
      `Speak ${name}`,
      `${name} (fluent)`,
      ...labels.filter((label) => label !== name && label.split(' ').includes(name)),
    ],
  }));
}

const WIDELY_SPOKEN = new Set(['English', 'French', 'Spanish', 'Korean', 'Chinese', 'Arabic', 'Portuguese', 'German']);

function escoSkills(source: string): Draft[] {
  const withSpellings = ['esco_ict_skills.tsv', 'esco_transversal_skills.tsv'].flatMap((file) =>
    readTsv(source, file, ['preferredLabel', 'altLabels']).map(({ preferredLabel, altLabels }) => ({
      label: capitalize(preferredLabel),
      weight: 2,
      spellings: splitCell(altLabels).map(capitalize),
    })),
  );
  const rest = readTsv(source, 'esco_skills.tsv', ['preferred_label']).map(({ preferred_label }) => ({
    label: capitalize(preferred_label),
    weight: 0,
    spellings: [],
  }));
  return [...withSpellings, ...rest];
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import { type Draft, MODERN, OWN } from './drafts.ts';
import { readTsv, splitCell } from './tsv.ts';

/** Certifications by their names, abbreviations and shorter names. */
export function certificationDrafts(source: string, own: string): Draft[] {
  const ours = new Map(
    readTsv(own, 'certifications.tsv', ['name', 'spellings']).map((row) => [row.name, splitCell(row.spellings)]),
  );
  const rows = readTsv(source, 'certifications.tsv', ['name', 'abbreviation']);
  const known = new Set(rows.map(({ name }) => name));
  const others = [...ours].filter(([name]) => !known.has(name));
  const drafts = rows.map(({ name, abbreviation }) => ({
    label: name,
    weight: OWN,
    reliable: ours.get(name) ?? [],
    spellings: [
      ...(ours.get(name) ?? []),
      ...(otherMeanings.has(abbreviation) ? [] : [abbreviation]),
      `${name} (${abbreviation})`,
      name.replace(VENDOR_OR_KIND, ''),
    ],
  }));
  return [
    ...drafts,
    ...others.map(([label, spellings]) => ({ label, weight: MODERN, spellings, reliable: spellings })),
  ];
}

/**
 * Abbreviations that postings use for something else, which is certified as well: SAP software, medical laboratory scientists,
 * personal care assistants, personal trainers, accredited laboratories.
 */
const otherMeanings: ReadonlySet<string> = new Set(['SAP', 'MLS', 'PCA', 'ACE', 'CPT', 'CAP']);

const VENDOR_OR_KIND =
  /^(?:CompTIA|Microsoft Certified:|HashiCorp Certified:) | (?:Professional Certificate|Certificate|Certification|License)$/g;

// Generates server/reference/data from a folder that contains `taxonomy/` and `geo/`: node scripts/taxonomy.ts FOLDER
import { join } from 'node:path';
import { certificationDrafts } from './taxonomy/certifications.ts';
import { cityRows } from './taxonomy/cities.ts';
import { assignSpellings } from './taxonomy/drafts.ts';
import { industryDrafts } from './taxonomy/industries.ts';
import { skillDrafts } from './taxonomy/skills.ts';
import { titleDrafts } from './taxonomy/titles.ts';
import { writeRows, writeTerms } from './taxonomy/write-terms.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/taxonomy.ts FOLDER');

const source = join(folder, 'taxonomy');
const own = join(import.meta.dirname, 'taxonomy', 'data');
const target = join(import.meta.dirname, '..', 'server', 'reference', 'data');

const cities = cityRows(join(folder, 'geo'));
writeRows(target, 'cities.tsv', cities);
const counts = {
  skills: writeTerms(target, 'skills.tsv', 1, assignSpellings(skillDrafts(source, own))),
  titles: writeTerms(target, 'titles.tsv', 400_001, assignSpellings(titleDrafts(source, own))),
  certifications: writeTerms(target, 'certifications.tsv', 600_001, assignSpellings(certificationDrafts(source, own))),
  industries: writeTerms(target, 'industries.tsv', 700_001, assignSpellings(industryDrafts(source, own))),
  cities: cities.length - 1,
};
process.stdout.write(`${JSON.stringify(counts)}\n`);

// Generates server/reference/data from a folder that contains `taxonomy/` and `geo/`: node scripts/taxonomy.ts FOLDER
import { join } from 'node:path';
import { certificationDrafts } from './taxonomy/certifications.ts';
import { cityRows } from './taxonomy/cities.ts';
import { assignSpellings } from './taxonomy/drafts.ts';
import { industryDrafts } from './taxonomy/industries.ts';
import { industryLinks } from './taxonomy/industry-links.ts';
import { relationRows } from './taxonomy/relation-graph.ts';
import { ownSkillLinks } from './taxonomy/skill-links.ts';
import { skillDrafts } from './taxonomy/skills.ts';
import { titleDrafts } from './taxonomy/titles.ts';
import { indexTerms, writeRows, writeTerms } from './taxonomy/write-terms.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/taxonomy.ts FOLDER');

const source = join(folder, 'taxonomy');
const own = join(import.meta.dirname, 'taxonomy', 'data');
const target = join(import.meta.dirname, '..', 'server', 'reference', 'data');

const cities = cityRows(join(folder, 'geo'));
writeRows(target, 'cities.tsv', cities);
const skills = writeTerms(target, 'skills.tsv', 1, assignSpellings(skillDrafts(source, own)));
const titles = writeTerms(target, 'titles.tsv', 400_001, assignSpellings(titleDrafts(source, own)));
const certifications = writeTerms(
  target,
  'certifications.tsv',
  600_001,
  assignSpellings(certificationDrafts(source, own)),
);
const industries = writeTerms(target, 'industries.tsv', 700_001, assignSpellings(industryDrafts(source, own)));
const relations = relationRows([
  ...ownSkillLinks(own, indexTerms(skills)),
  ...industryLinks(source, own, indexTerms(industries)),
]);
writeRows(target, 'relations.tsv', relations);
const counts = {
  skills: skills.length,
  titles: titles.length,
  certifications: certifications.length,
  industries: industries.length,
  cities: cities.length - 1,
  relations: relations.length - 1,
};
process.stdout.write(`${JSON.stringify(counts)}\n`);

// Generates server/reference/data from a folder that contains `taxonomy/` and `geo/`: node scripts/taxonomy.ts FOLDER
import { join } from 'node:path';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { buildAmbiguity } from './taxonomy/ambiguity.ts';
import { certificationDrafts } from './taxonomy/certifications.ts';
import { cityRows } from './taxonomy/cities.ts';
import { assignSpellings, type Draft } from './taxonomy/drafts.ts';
import { industryDrafts } from './taxonomy/industries.ts';
import { industryLinks } from './taxonomy/industry-links.ts';
import { relationRows } from './taxonomy/relation-graph.ts';
import { ownSkillLinks } from './taxonomy/skill-links.ts';
import { skillDrafts } from './taxonomy/skills.ts';
import { titleLinks } from './taxonomy/title-links.ts';
import { dropForeignSpellings, titleDrafts } from './taxonomy/titles.ts';
import { toolLinks } from './taxonomy/tool-links.ts';
import { indexTerms, type WrittenTerm, writeRows, writeTerms } from './taxonomy/write-terms.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node scripts/taxonomy.ts FOLDER');

const source = join(folder, 'taxonomy');
const own = join(import.meta.dirname, 'taxonomy', 'data');
const target = join(import.meta.dirname, '..', 'server', 'reference', 'data');

const cities = cityRows(join(folder, 'geo'));
writeRows(target, 'cities.tsv', cities);
const isAmbiguous = buildAmbiguity(source, own);
const write = (kind: TermKind, file: string, firstId: number, termDrafts: readonly Draft[]): WrittenTerm[] =>
  writeTerms(target, file, firstId, assignSpellings(termDrafts), (spelling) => isAmbiguous(kind, spelling));
const skills = write('skill', 'skills.tsv', 1, skillDrafts(source, own));
const drafts = titleDrafts(source, own);
const titles = write('title', 'titles.tsv', 400_001, dropForeignSpellings(assignSpellings(drafts)));
const certifications = write('certification', 'certifications.tsv', 600_001, certificationDrafts(source, own));
const industries = write('industry', 'industries.tsv', 700_001, industryDrafts(source, own));
const relations = relationRows([
  ...ownSkillLinks(own, indexTerms(skills)),
  ...toolLinks(source, indexTerms(skills)),
  ...titleLinks(source, own, drafts, indexTerms(titles)),
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

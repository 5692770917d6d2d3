import { describe, expect, it } from 'vitest';
import { dependencyProblems } from './dependencies.ts';
import { passes } from './finding.ts';
import { licenseProblems } from './licenses.ts';
import { lockfileProblems } from './lockfile.ts';
import { minimumVersionFinding } from './minimum-versions.ts';
import { folderProblems, sizeProblems } from './sizes.ts';
import { sqlProblems } from './sql-location.ts';
import { styleProblems } from './style.ts';
import { suppressionProblems } from './suppressions.ts';

const file = (text: string, path = 'server/features/jobs/service.ts') => [{ path, text }];

describe('passes', () => {
  it('rejects a finding that inspected nothing', () => {
    expect(passes({ checkedCount: 0, unit: 'files', problems: [] })).toBe(false);
    expect(passes({ checkedCount: 1, unit: 'files', problems: [] })).toBe(true);
  });
});

describe('lockfileProblems', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`;
  it.each([
    [{ integrity }, 0],
    [{ integrity: 'sha1-AAAA' }, 1],
    [{}, 1],
    [{ integrity, resolved: 'file:../a' }, 1],
  ])('%j -> %i problems', (entry, count) => {
    expect(lockfileProblems({ 'node_modules/a': entry })).toHaveLength(count);
  });
});

describe('licenseProblems', () => {
  it.each([
    ['MIT', 0],
    ['(MIT OR GPL-3.0-or-later)', 0],
    ['(MIT AND Zlib)', 0],
    ['(MIT AND GPL-3.0-only)', 1],
    ['AGPL-3.0-only', 1],
    ['', 1],
  ])('%s -> %i problems', (license, count) => {
    expect(licenseProblems({ 'node_modules/a': { license } }, { allowed: ['MIT', 'Zlib'], reviewed: {} })).toHaveLength(
      count,
    );
  });

  it('accepts a reviewed package', () => {
    const rules = { allowed: ['MIT'], reviewed: { '@a/b': 'read' } };
    expect(licenseProblems({ 'node_modules/c/node_modules/@a/b': { license: 'Odd' } }, rules)).toEqual([]);
  });
});

describe('minimumVersionFinding', () => {
  it.each([
    ['8.17.0', 1],
    ['8.9.9', 1],
    ['8.17.1-rc.1', 1],
    ['8.17.1', 0],
    ['8.100.0', 0],
    ['10.0.0', 0],
  ])('minimum 8.17.1, installed %s -> %i problems', (version, count) => {
    const finding = minimumVersionFinding(
      { 'node_modules/x/node_modules/ws': { version } },
      { ws: { minimum: '8.17.1', reason: 'x' } },
    );
    expect(finding).toMatchObject({ checkedCount: 1, problems: { length: count } });
  });

  it('inspects nothing if no listed package is installed', () => {
    expect(minimumVersionFinding({}, { ws: { minimum: '8.17.1', reason: 'x' } }).checkedCount).toBe(0);
  });
});

describe('sizeProblems', () => {
  it('reports a file over 250 lines and a median over 60', () => {
    expect(sizeProblems(file('\n'.repeat(251)))).toHaveLength(2);
    expect(sizeProblems(file('\n'.repeat(60)))).toEqual([]);
  });
});

describe('folderProblems', () => {
  it('reports a folder with more than 25 source files, without those of its folders', () => {
    const fill = (folder: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ path: `${folder}/${at}.ts` }));
    expect(folderProblems([...fill('web/a', 26), ...fill('web/a/b', 1)])).toEqual([
      'web/a has 26 files; the limit is 25: split it by topic',
    ]);
    expect(folderProblems([...fill('web/a', 25), ...fill('web/a/b', 25)])).toEqual([]);
  });
});

describe('suppressionProblems', () => {
  const biome = `// biome-${'ignore'} lint/style/noProcessEnv`;
  it.each([
    [`${biome}: read once at start`, 0],
    [`${biome}: ok`, 1],
    [biome, 1],
    [`// @ts-${'expect'}-error the wrong type is what is tested`, 0],
    [`// @ts-${'expect'}-error`, 1],
    [`// @ts-${'ignore'} because I say so`, 1],
    ['const plain = 1;', 0],
  ])('%s -> %i problems', (line, count) => {
    expect(suppressionProblems(file(line))).toHaveLength(count);
  });
});

describe('sqlProblems', () => {
  const text = "await ctx.db.selectFrom('jobs')";
  it.each([
    ['server/features/jobs/service.ts', 1],
    ['server/features/jobs/my-queries-list.ts', 1],
    ['server/features/jobs/queries.ts', 0],
    ['server/search/jobs/search-queries.ts', 0],
    ['server/features/reports/hires.ts', 0],
    ['server/db/demo/jobs.ts', 0],
  ])('%s -> %i problems', (path, count) => {
    expect(sqlProblems(file(text, path))).toHaveLength(count);
  });
});

describe('dependencyProblems', () => {
  it('reports a dependency without a line, and a line without a dependency', () => {
    expect(dependencyProblems(['a', '@b/c'], '| `a` | why |\n| `gone` | why |\n')).toHaveLength(2);
    expect(dependencyProblems(['a', '@b/c'], '| `a` | why |\n| `@b/c` | why |\n')).toEqual([]);
  });
});

describe('styleProblems', () => {
  // Concatenated, so that this file passes the check.
  const pronoun = `who${'ever'}`;
  it.each([
    [`// ${pronoun} calls this`, 1],
    [`const as${'No'}body = 1;`, 1],
    [`const tell${'s_it'} = 1;`, 1],
    [`// it goes ${'on'}, by ${'itself'}`, 2],
    [`run as 'no${'body'}'`, 0],
    ['// besides, it understands someone else', 0],
  ])('%s -> %i problems', (line, count) => {
    expect(styleProblems(file(line))).toHaveLength(count);
  });

  it.each([
    ['  "title": "Organisation and colour"', 2],
    ['  "organisation": "{{organisation}} for analysts"', 0],
  ])('English phrase %s -> %i problems', (line, count) => {
    expect(styleProblems(file(line, 'domain/phrases/en/jobs.json'))).toHaveLength(count);
  });

  it.each([
    ['esp', '  "hint": "Puedes abrir tu perfil."', 2],
    ['esp', '  "tu": "Puede abrir su perfil {{tu}}."', 0],
    ['fr', '  "hint": "Tu choisis tes jours."', 2],
    ['fr', '  "hint": "Vous choisissez."', 0],
  ])('%s phrase %s -> %i problems', (language, line, count) => {
    expect(styleProblems(file(line, `domain/phrases/${language}/jobs.json`))).toHaveLength(count);
  });

  it('names the path, the line, the word and the replacement', () => {
    expect(styleProblems(file(`\n${pronoun}`))).toEqual([
      `server/features/jobs/service.ts:2: "${pronoun}" is not used here; say "anyone who" (docs/style.md)`,
    ]);
  });

  it('skips data and fixtures', () => {
    expect(styleProblems(file(pronoun, 'server/reference/data/NOTICE.md'))).toEqual([]);
  });
});

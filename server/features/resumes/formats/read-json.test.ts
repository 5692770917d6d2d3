import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const toBytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const fixture = (name: string) => readFile(new URL(`../fixtures/${name}.resume.json`, import.meta.url));

describe('readJson', () => {
  it.each([
    ['career-changer', 'Daniel Reyes', 'Data Analyst (Contract)'],
    ['new-grad', 'Maya Okonkwo', undefined],
    ['senior-engineer', 'Dr. Lena Vasquez', undefined],
  ])('parses the published résumé %s', async (name, person, title) => {
    const result = readJson(await fixture(name));
    if (!result.ok) throw new Error(JSON.stringify(result));
    expect(result.parsed.name?.value).toBe(person);
    expect(result.parsed.skills.length).toBeGreaterThan(5);
    if (title) expect(result.parsed.experience[0]?.value.title).toBe(title);
  });

  it('returns the paths of invalid fields', async () => {
    expect(readJson(await fixture('bad_email_and_date'))).toEqual({
      ok: false,
      reason: 'json_field',
      fields: [
        { field: 'body.file.basics.email', code: 'invalid_email' },
        { field: 'body.file.work.0.startDate', code: 'date_form' },
      ],
    });
  });

  it.each([
    ['text that is not JSON', 'Ana Lima', 'json_broken'],
    ['a trailing comma', '{"basics":{"name":"Trailing comma",}}', 'json_broken'],
    ['a list', [1, 2], 'json_not_resume'],
    ['a number', 7, 'json_not_resume'],
    ['an unrelated object', { name: 'package', version: '1.0.0' }, 'json_not_resume'],
    ['only a __proto__ key', '{"__proto__":{"basics":{"name":"x"}}}', 'json_not_resume'],
    ['sections without text', { basics: {}, work: [] }, 'file_no_text'],
    ['more than a megabyte', { basics: { name: 'x'.repeat(1024 ** 2) } }, 'file_too_large'],
    ['deeply nested arrays', `{"basics":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'json_not_resume'],
    ['image data', Buffer.from('89504e470d0a1a0a0000000d', 'hex').toString('latin1'), 'json_broken'],
  ])('refuses %s', (_name, value, reason) => {
    expect(readJson(toBytes(value))).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['a number instead of a text', { basics: { name: 7 } }, 'body.file.basics.name', 'invalid_type'],
    ['a text instead of a list', { work: 'much' }, 'body.file.work', 'invalid_type'],
    ['more than 200 entries', { work: Array(201).fill({}) }, 'body.file.work', 'too_long'],
    ['NUL in a text', { basics: { name: 'a\0b' } }, 'body.file.basics.name', 'invalid_value'],
    ['a lone surrogate', '{"basics":{"name":"\\ud800"}}', 'body.file.basics.name', 'invalid_value'],
    [
      'a text of 10,001 characters',
      { work: [{ summary: 'x'.repeat(10_001) }] },
      'body.file.work.0.summary',
      'too_long',
    ],
  ])('returns the field of %s', (_name, value, field, code) => {
    const result = readJson(toBytes(value));
    expect(result).toMatchObject({ ok: false, reason: 'json_field', fields: [{ field, code }] });
  });

  it('returns at most 20 invalid fields', () => {
    const result = readJson(toBytes({ languages: Array(200).fill({ language: 1 }) }));
    expect(result.ok || result.fields).toHaveLength(20);
  });

  it('parses UTF-16 and a byte order mark', () => {
    const text = '{"basics":{"name":"Zoë Ångström 김"}}';
    for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
      expect(readJson(bytes)).toMatchObject({ ok: true, parsed: { name: { value: 'Zoë Ångström 김' } } });
    }
  });
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

const bytesOf = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
const fixture = (name: string) => readFile(new URL(`./fixtures/${name}.resume.json`, import.meta.url));

test.each([
  ['career-changer', 'Daniel Reyes', 'Data Analyst (Contract)'],
  ['new-grad', 'Maya Okonkwo', undefined],
  ['senior-engineer', 'Dr. Lena Vasquez', undefined],
])('the published résumé %s is read', async (name, person, title) => {
  const reading = readJson(await fixture(name));
  if (!reading.ok) throw new Error(JSON.stringify(reading));
  expect(reading.parsed.name?.value).toBe(person);
  expect(reading.parsed.skills.length).toBeGreaterThan(5);
  if (title) expect(reading.parsed.experience[0]?.value.title).toBe(title);
});

test('what is wrong in a file is named by its place', async () => {
  expect(readJson(await fixture('bad_email_and_date'))).toEqual({
    ok: false,
    reason: 'json_field',
    fields: [
      { field: 'body.file.basics.email', code: 'invalid_email' },
      { field: 'body.file.work.0.startDate', code: 'date_form' },
    ],
  });
});

test.each([
  ['no JSON', 'Ana Lima', 'json_broken'],
  ['a comma too many', '{"basics":{"name":"Trailing comma",}}', 'json_broken'],
  ['a list', [1, 2], 'json_not_resume'],
  ['a number', 7, 'json_not_resume'],
  ['an object of something else', { name: 'package', version: '1.0.0' }, 'json_not_resume'],
  ['a prototype for a part', '{"__proto__":{"basics":{"name":"x"}}}', 'json_not_resume'],
  ['parts without a word', { basics: {}, work: [] }, 'file_no_text'],
  ['more than a megabyte', { basics: { name: 'x'.repeat(1024 ** 2) } }, 'file_too_large'],
  ['a tower of brackets', `{"basics":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'json_field'],
  ['bytes of a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex').toString('latin1'), 'json_broken'],
])('%s is refused', (_name, value, reason) => {
  expect(readJson(bytesOf(value))).toMatchObject({ ok: false, reason });
});

test.each([
  ['a number for a text', { basics: { name: 7 } }, 'body.file.basics.name', 'invalid_type'],
  ['a text for a list', { work: 'much' }, 'body.file.work', 'invalid_type'],
  ['more entries than anybody has', { work: Array(201).fill({}) }, 'body.file.work', 'too_long'],
  ['NUL in a text', { basics: { name: 'a\0b' } }, 'body.file.basics.name', 'invalid_value'],
  ['half a character', '{"basics":{"name":"\\ud800"}}', 'body.file.basics.name', 'invalid_value'],
  ['a text without end', { work: [{ summary: 'x'.repeat(10_001) }] }, 'body.file.work.0.summary', 'too_long'],
])('%s is named', (_name, value, field, code) => {
  const reading = readJson(bytesOf(value));
  expect(reading).toMatchObject({ ok: false, reason: 'json_field', fields: [{ field, code }] });
});

test('of a thousand problems the first are named', () => {
  const reading = readJson(bytesOf({ languages: Array(200).fill({ language: 1 }) }));
  expect(reading.ok || reading.fields).toHaveLength(20);
});

test('a byte order mark and UTF-16 are read', () => {
  const text = '{"basics":{"name":"Zoë Ångström 김"}}';
  for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(`\ufeff${text}`, 'utf16le')]) {
    expect(readJson(bytes)).toMatchObject({ ok: true, parsed: { name: { value: 'Zoë Ångström 김' } } });
  }
});

import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

async function textOf(name: string): Promise<string> {
  const reading = await readDocument(await fixture(name), name);
  if (!reading.ok) throw new Error(`${name}: ${reading.reason}`);
  return reading.text;
}

const refused: [file: string, reason: string][] = [
  ['truncated.pdf', 'file_broken'],
  ['truncated.docx', 'file_broken'],
  ['password_protected.pdf', 'file_encrypted'],
  ['blank_no_text.pdf', 'file_no_text'],
  ['scanned_image_only.pdf', 'file_no_text'],
  ['png_renamed.pdf', 'file_content_mismatch'],
  ['html_renamed.docx', 'file_content_mismatch'],
  ['xxe.docx', 'file_broken'],
  ['xml_bomb_40MB.docx', 'file_too_large'],
  ['stream_bomb.pdf', 'file_broken'],
  ['many_parts.docx', 'file_too_large'],
];

test.each(refused)('%s is refused as %s', async (file, reason) => {
  expect(await readDocument(await fixture(file), file)).toEqual({ ok: false, reason });
});

test('names and sizes are judged before anything is read', async () => {
  const text = new TextEncoder().encode('Ana Lima\nana@example.com');
  expect(await readDocument(new Uint8Array(), 'empty.pdf')).toEqual({ ok: false, reason: 'file_empty' });
  expect(await readDocument(new Uint8Array(10 * 1024 ** 2 + 1), 'huge.txt')).toEqual({
    ok: false,
    reason: 'file_too_large',
  });
  expect(await readDocument(text, 'resume.exe')).toEqual({ ok: false, reason: 'file_type_not_allowed' });
  expect(await readDocument(text, 'resume')).toEqual({ ok: false, reason: 'file_type_not_allowed' });
  expect(await readDocument(text, 'RESUME.TXT')).toMatchObject({ ok: true, kind: 'txt' });
});

test('two columns of a PDF are read one after the other', async () => {
  const text = await textOf('career-changer.twocol.pdf');
  const order = [
    'Daniel Reyes',
    'SKILLS',
    'Tableau, Looker\nStudio, Matplotlib',
    'LANGUAGES',
    'SUMMARY',
    'EXPERIENCE',
    'Data Analyst (Contract), Freelance\nAug 2024 – Apr 2025',
    'EDUCATION',
  ];
  const places = order.map((words) => text.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('layout tables are read cell by cell, tables of single lines row by row', async () => {
  expect(await textOf('new-grad.table-header.docx')).toMatch(
    /^Maya Okonkwo\nComputer Science Graduate\n\nSeattle, Washington\nmaya/,
  );
  expect(await textOf('tables.docx')).toBe('Above\nTop left   Top right\nBottom left   Bottom right\nBelow');
});

test('text boxes and lists of a Word file are read once each', async () => {
  expect(await textOf('text-box.docx')).toBe('Datum plane');
  expect(await textOf('simple-list.docx')).toBe('• Apple\n• Banana');
});

test('page headers come first and once, deleted text not at all', async () => {
  expect(await textOf('page_header.docx')).toBe('Ana Lima, ana@example.com\nCook\t2019\nMaple Diner');
});

test('OpenDocument text is read with its lists, tables and boxes', async () => {
  const lines = [
    'Ana & Luis Lima',
    'Beside   each\tother',
    'ana@example.com',
    '• First item',
    '• Second item',
    '2019   Cook, Maple Diner',
  ];
  expect(await textOf('layout.odt')).toBe(lines.join('\n'));
});

test('a Word file locked with a password is told apart', async () => {
  const locked = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  expect(await readDocument(locked, 'a.docx')).toEqual({ ok: false, reason: 'file_encrypted' });
});

test('the bytes handed over stay usable', async () => {
  const bytes = await fixture('career-changer.twocol.pdf');
  await readDocument(bytes, 'a.pdf');
  expect(await readDocument(bytes, 'a.pdf')).toMatchObject({ ok: true, pages: 1 });
});

test('encodings of plain text are told apart', async () => {
  expect(await textOf('career-changer.cp1252-crlf.txt')).toContain('Café Lumen\nJan 2016 – Feb 2018');
  expect(await textOf('senior-engineer.utf16le-bom.txt')).toMatch(/^Dr\. Lena Vasquez\nStaff/);
  const bigEndian = Buffer.from('\ufeffZoë Ångström', 'utf16le').swap16();
  expect(await readDocument(bigEndian, 'a.txt')).toMatchObject({ ok: true, text: 'Zoë Ångström' });
});

test('RTF characters and paragraphs become text', async () => {
  const text = await textOf('career-changer.rtf');
  expect(text).toMatch(/^Daniel Reyes\nAustin, Texas \|/);
  expect(text).toContain('Café Lumen\nJan 2016 – Feb 2018');
  expect(text).not.toMatch(/[{}\\]|Helvetica/);
});

test('ligatures become letters', async () => {
  expect(await textOf('copy_paste_ligatures.pdf')).toBe('abcdeffffiflffifflſtstghijklmno');
});

test('a part larger than its declared size is refused as file_broken', async () => {
  const bytes = await fixture('simple-list.docx');
  const name = Buffer.from('word/document.xml');
  const entry = bytes.lastIndexOf(name) - 46;
  expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
  bytes.writeUInt32LE(100, entry + 24);
  expect(await readDocument(bytes, 'a.docx')).toEqual({ ok: false, reason: 'file_broken' });
});

test('a file padded to 40 MB that is never unpacked stays readable', async () => {
  expect(await textOf('zip_ratio_40MB.docx')).toMatch(/^Maya Okonkwo/);
});

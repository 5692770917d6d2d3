import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readDocument } from './read-document.ts';

const read = (bytes: Uint8Array, fileName: string) => readDocument(bytes, fileName, { account: 'test' });
const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

async function readText(name: string): Promise<string> {
  const result = await read(await fixture(name), name);
  if (!result.ok) throw new Error(`${name}: ${result.reason}`);
  return result.text;
}

const refusedFiles: [file: string, reason: string][] = [
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

describe('readDocument', () => {
  it.each(refusedFiles)('refuses %s with %s', async (file, reason) => {
    expect(await read(await fixture(file), file)).toEqual({ ok: false, reason });
  });

  it('refuses empty, too large and unsupported files without parsing them', async () => {
    const text = new TextEncoder().encode('Ana Lima\nana@example.com');
    expect(await read(new Uint8Array(), 'empty.pdf')).toEqual({ ok: false, reason: 'file_empty' });
    expect(await read(new Uint8Array(10 * 1024 ** 2 + 1), 'huge.txt')).toEqual({ ok: false, reason: 'file_too_large' });
    expect(await read(text, 'resume.exe')).toEqual({ ok: false, reason: 'file_type_not_allowed' });
    expect(await read(text, 'resume')).toEqual({ ok: false, reason: 'file_type_not_allowed' });
    expect(await read(text, 'RESUME.TXT')).toMatchObject({ ok: true, kind: 'txt' });
  });

  it('reads the columns of a PDF one after the other', async () => {
    const text = await readText('career-changer.twocol.pdf');
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
    const positions = order.map((part) => text.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  });

  it('reads layout tables by cell and data tables by row', async () => {
    expect(await readText('new-grad.table-header.docx')).toMatch(
      /^Maya Okonkwo\nComputer Science Graduate\n\nSeattle, Washington\nmaya/,
    );
    expect(await readText('tables.docx')).toBe('Above\nTop left   Top right\nBottom left   Bottom right\nBelow');
  });

  it('reads text boxes and lists of a Word file once', async () => {
    expect(await readText('text-box.docx')).toBe('Datum plane');
    expect(await readText('simple-list.docx')).toBe('• Apple\n• Banana');
  });

  it('reads page headers of a Word file first, and omits deleted text', async () => {
    expect(await readText('page_header.docx')).toBe('Ana Lima, ana@example.com\nCook\t2019\nMaple Diner');
  });

  it('reads lists, tables and text boxes of an OpenDocument file', async () => {
    const lines = [
      'Ana & Luis Lima',
      'Spaces   each\tother',
      'ana@example.com',
      '• First item',
      '• Second item',
      '2019   Cook, Maple Diner',
    ];
    expect(await readText('layout.odt')).toBe(lines.join('\n'));
  });

  it('refuses a password-protected Word file as file_encrypted', async () => {
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(512),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await read(locked, 'a.docx')).toEqual({ ok: false, reason: 'file_encrypted' });
  });

  it('does not change the bytes of the caller', async () => {
    const bytes = await fixture('career-changer.twocol.pdf');
    await read(bytes, 'a.pdf');
    expect(await read(bytes, 'a.pdf')).toMatchObject({ ok: true, pages: 1 });
  });

  it('detects the encoding of plain text', async () => {
    expect(await readText('career-changer.cp1252-crlf.txt')).toContain('Café Lumen\nJan 2016 – Feb 2018');
    expect(await readText('senior-engineer.utf16le-bom.txt')).toMatch(/^Dr\. Lena Vasquez\nStaff/);
    const bigEndian = Buffer.from('\ufeffZoë Ångström', 'utf16le').swap16();
    expect(await read(bigEndian, 'a.txt')).toMatchObject({ ok: true, text: 'Zoë Ångström' });
  });

  it('reads characters and paragraphs of RTF', async () => {
    const text = await readText('career-changer.rtf');
    expect(text).toMatch(/^Daniel Reyes\nAustin, Texas \|/);
    expect(text).toContain('Café Lumen\nJan 2016 – Feb 2018');
    expect(text).not.toMatch(/[{}\\]|Helvetica/);
  });

  it('replaces ligatures by letters', async () => {
    expect(await readText('copy_paste_ligatures.pdf')).toBe('abcdeffffiflffifflſtstghijklmno');
  });

  it('refuses a part larger than its declared size as file_broken', async () => {
    const bytes = await fixture('simple-list.docx');
    const name = Buffer.from('word/document.xml');
    const entry = bytes.lastIndexOf(name) - 46;
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    bytes.writeUInt32LE(100, entry + 24);
    expect(await read(bytes, 'a.docx')).toEqual({ ok: false, reason: 'file_broken' });
  });

  it('reads a file with an unused entry of 40 MB', async () => {
    expect(await readText('zip_ratio_40MB.docx')).toMatch(/^Maya Okonkwo/);
  });
});

/** Encodings whose tables of characters (CMaps) are not in the file. */
const encodings = {
  'KSCms-UHC-H': { decoder: 'euc-kr', font: 'HYSMyeongJo-Medium', ordering: 'Korea1' },
  'KSC-EUC-H': { decoder: 'euc-kr', font: 'HYSMyeongJo-Medium', ordering: 'Korea1' },
  'UniKS-UTF16-H': { decoder: 'utf-16be', font: 'HYGoThic-Medium', ordering: 'Korea1' },
  'UniKS-UCS2-H': { decoder: 'utf-16be', font: 'HYGoThic-Medium', ordering: 'Korea1' },
  '90ms-RKSJ-H': { decoder: 'shift_jis', font: 'MS-Mincho', ordering: 'Japan1' },
  'EUC-H': { decoder: 'euc-jp', font: 'Ryumin-Light', ordering: 'Japan1' },
  'UniJIS-UTF16-H': { decoder: 'utf-16be', font: 'KozMinPr6N-Regular', ordering: 'Japan1' },
  'UniJIS-UCS2-H': { decoder: 'utf-16be', font: 'HeiseiMin-W3', ordering: 'Japan1' },
} as const;
export type CidEncoding = keyof typeof encodings;

/** A PDF of one page with a font that is not embedded, as older Korean and Japanese programs write it. */
export function buildCidPdf(lines: readonly string[], encoding: CidEncoding): Buffer {
  const { decoder, font, ordering } = encodings[encoding];
  const shown = lines.flatMap((line, index) => {
    const y = 800 - index * 14;
    // Parts after three spaces are set apart.
    return line.split('   ').map((part, column) => {
      return `1 0 0 1 ${50 + column * 190} ${y} Tm <${encode(part, decoder).toString('hex')}> Tj`;
    });
  });
  const content = `BT /F1 10 Tf ${shown.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${font} /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${font} /FontDescriptor 7 0 R /DW 1000 /W [1 [${'500 '.repeat(95)}]]
      /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 1 >> >>`,
    `<< /Type /FontDescriptor /FontName /${font} /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800
      /Descent -200 /CapHeight 700 /StemV 80 >>`,
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n`, 'latin1');
}

function encode(text: string, encoding: string): Buffer {
  if (encoding === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const table = getTable(encoding);
  return Buffer.concat([...text].map((char) => table.get(char) ?? Buffer.from('?')));
}

const tables = new Map<string, Map<string, Buffer>>();

/** The runtime decodes these encodings but does not encode them, so the table is built by decoding every pair of bytes. */
function getTable(encoding: string): Map<string, Buffer> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, Buffer>();
  const decoder = new TextDecoder(encoding);
  const add = (bytes: Buffer): void => {
    const text = decoder.decode(bytes);
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0x20; first < 0x7f; first++) add(Buffer.from([first]));
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) add(Buffer.from([first, second]));
  tables.set(encoding, table);
  return table;
}

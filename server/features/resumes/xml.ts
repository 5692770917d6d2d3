import { DocumentRefused } from './document-reading.ts';

/** Names are without their prefix: office formats differ in prefixes and agree in local names. */
export interface XmlHandler {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Walks XML from start to end. Declarations of a document type are refused, so no entity but the five
 * of the standard and character numbers is ever expanded, and nothing outside the text is ever opened.
 * Throws DocumentRefused `file_broken` for anything not well formed enough to read.
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const xml = decodeXml(bytes);
  const open: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag > at) handler.text(unescapeXml(xml.slice(at, tag)));
    if (tag < 0) break;
    at = walkTag(xml, tag, open, handler);
  }
  if (open.length > 0) throw new DocumentRefused('file_broken');
}

const deepest = 256;

/** Handles what begins at `tag` and returns where reading goes on. */
function walkTag(xml: string, tag: number, open: string[], handler: XmlHandler): number {
  if (xml.startsWith('<!--', tag)) return after(xml, '-->', tag);
  if (xml.startsWith('<![CDATA[', tag)) {
    const end = after(xml, ']]>', tag);
    handler.text(xml.slice(tag + 9, end - 3));
    return end;
  }
  if (xml.startsWith('<?', tag)) return after(xml, '?>', tag);
  if (xml.startsWith('<!', tag)) throw new DocumentRefused('file_broken');
  const end = tagEnd(xml, tag);
  const inside = xml.slice(tag + 1, end - 1);
  if (inside.startsWith('/')) closeTag(localName(inside.slice(1)), open, handler);
  else openTag(inside, open, handler);
  return end;
}

/** A `>` inside a quoted attribute does not end the tag. */
function tagEnd(xml: string, tag: number): number {
  wholeTag.lastIndex = tag;
  if (!wholeTag.test(xml)) throw new DocumentRefused('file_broken');
  return wholeTag.lastIndex;
}

const wholeTag = /<[^"'>]*(?:"[^"]*"[^"'>]*|'[^']*'[^"'>]*)*>/y;

function openTag(inside: string, open: string[], handler: XmlHandler): void {
  const empty = inside.endsWith('/');
  const name = localName(inside.match(/^[^\s/]+/)?.[0] ?? '');
  if (name === '' || open.length >= deepest) throw new DocumentRefused('file_broken');
  handler.open(name, (wanted) => attributeOf(inside, wanted));
  if (empty) handler.close(name);
  else open.push(name);
}

function closeTag(name: string, open: string[], handler: XmlHandler): void {
  if (open.pop() !== name) throw new DocumentRefused('file_broken');
  handler.close(name);
}

function attributeOf(inside: string, wanted: string): string | undefined {
  for (const [, name = '', , double, single] of inside.matchAll(/([^\s=/]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
    if (localName(name) === wanted) return unescapeXml(double ?? single ?? '');
  }
  return undefined;
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw new DocumentRefused('file_broken');
  return found + mark.length;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).trim();
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name) return named[name] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

import { SaxesParser } from 'saxes';
import { DocumentError } from '#server/features/resumes/document-result.ts';

/** Names have no prefix, because office formats use different prefixes for the same local names. */
export interface XmlHandler {
  open(name: string, attribute: (name: string) => string | undefined): void;
  close(name: string): void;
  text(text: string): void;
}

const maxDepth = 256;

/**
 * Parses XML and calls the handler. Rejects document type declarations, so only the five standard entities and character
 * references are expanded, and no external resource is loaded.
 * @throws DocumentError `file_broken` if the XML is not well formed or nests deeper than `maxDepth`
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', throwBroken);
  parser.on('doctype', throwBroken);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throwBroken();
    handler.open(localName(name), (wanted) => findAttribute(attributes, wanted));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(localName(name));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.write(decodeXml(bytes)).close();
}

function throwBroken(): never {
  throw new DocumentError('file_broken');
}

function findAttribute(attributes: Readonly<Record<string, string>>, wanted: string): string | undefined {
  return Object.entries(attributes).find(([name]) => localName(name) === wanted)?.[1];
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function decodeXml(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

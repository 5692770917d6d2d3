import { DocumentError, type DocumentText } from '#server/features/resumes/document-result.ts';
import { createTextFlow, type TextFlow } from './text-flow.ts';
import { walkXml, type XmlHandler } from './xml.ts';
import { openArchive } from './zip.ts';

/**
 * Extracts the text of a Word file: page headers, which often contain the contact data, then the body with tables, lists and
 * text boxes, then page footers. Omits deleted text, comments and field codes.
 * @throws DocumentError
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const archive = await openArchive(bytes);
  const readPart = async (name: string): Promise<string[]> => {
    const xml = await archive.read(name);
    return xml ? extractLines(xml) : [];
  };
  if (!archive.names.includes(bodyPart)) throw new DocumentError('file_content_mismatch');
  const body = await readPart(bodyPart);
  const bodyLines = new Set(body);
  const readParts = async (pattern: RegExp): Promise<string[]> => {
    const lines: string[][] = [];
    for (const name of archive.names) if (pattern.test(name)) lines.push(await readPart(name));
    return distinct(lines.flat()).filter((line) => !bodyLines.has(line));
  };
  const headers = await readParts(/^word\/header\d*\.xml$/);
  const footers = await readParts(/^word\/footer\d*\.xml$/);
  return { text: [...headers, ...body, ...footers].join('\n') };
}

const bodyPart = 'word/document.xml';

/** Duplicates of drawings (`Fallback`), tracked deletions and moves, field codes. */
const skipped = new Set(['Fallback', 'del', 'moveFrom', 'instrText', 'delText']);

function extractLines(xml: Uint8Array): string[] {
  const flow = createTextFlow();
  walkXml(xml, docxHandler(flow));
  return flow.lines();
}

function docxHandler(flow: TextFlow): XmlHandler {
  let skipping = 0;
  let inRun = 0;
  let inText = false;
  return {
    open(name, attribute) {
      if (skipped.has(name)) skipping++;
      if (skipping > 0) return;
      if (name === 'r') inRun++;
      if (name === 't') inText = true;
      const character = inRun > 0 ? characters[name] : undefined;
      if (character) flow.write(character);
      if (isListItem(name, attribute)) flow.markListItem();
      opening[name]?.(flow);
    },
    close(name) {
      if (skipped.has(name)) skipping--;
      else if (skipping > 0) return;
      if (name === 'r') inRun--;
      if (name === 't') inText = false;
      closing[name]?.(flow);
    },
    text(text) {
      if (inText && skipping === 0) flow.write(text);
    },
  };
}

const characters: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

const opening: Readonly<Record<string, (flow: TextFlow) => void>> = {
  p: (flow) => flow.openParagraph(),
  tr: (flow) => flow.openRow(),
  tc: (flow) => flow.openCell(),
};

const closing: Readonly<Record<string, (flow: TextFlow) => void>> = {
  p: (flow) => flow.closeParagraph(),
  tr: (flow) => flow.closeRow(),
  tc: (flow) => flow.closeCell(),
};

function isListItem(name: string, attribute: (name: string) => string | undefined): boolean {
  return name === 'numPr' || (name === 'pStyle' && /^list/i.test(attribute('val') ?? ''));
}

function distinct(lines: string[]): string[] {
  return [...new Set(lines.filter((line) => line.trim() !== ''))];
}

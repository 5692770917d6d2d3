import { DocumentError, type DocumentText } from '#server/features/resumes/document-result.ts';
import { createTextFlow, type TextFlow } from './text-flow.ts';
import { walkXml, type XmlHandler } from './xml.ts';
import { openArchive } from './zip.ts';

/**
 * Extracts the text of an OpenDocument file with tables, lists and text boxes in reading order.
 * @throws DocumentError
 */
export async function readOdt(bytes: Uint8Array): Promise<DocumentText> {
  const archive = await openArchive(bytes);
  const manifest = await archive.read('META-INF/manifest.xml');
  if (manifest && new TextDecoder().decode(manifest).includes('encryption-data'))
    throw new DocumentError('file_encrypted');
  const content = await archive.read('content.xml');
  if (!content) throw new DocumentError('file_content_mismatch');
  const flow = createTextFlow();
  walkXml(content, odtHandler(flow));
  return { text: flow.lines().join('\n') };
}

const skipped = new Set(['annotation', 'tracked-changes', 'note', 'forms', 'automatic-styles']);

function odtHandler(flow: TextFlow): XmlHandler {
  let skipping = 0;
  let itemOpened = false;
  return {
    open(name, attribute) {
      if (skipped.has(name)) skipping++;
      if (skipping > 0) return;
      if (name === 'list-item') itemOpened = true;
      if (name === 's') flow.write(' '.repeat(Math.min(80, Number(attribute('c') ?? 1) || 1)));
      const character = characters[name];
      if (character) flow.write(character);
      opening[name]?.(flow);
      if (itemOpened && name === 'p') {
        flow.markListItem();
        itemOpened = false;
      }
    },
    close(name) {
      if (skipped.has(name)) skipping--;
      else if (skipping === 0) closing[name]?.(flow);
    },
    text(text) {
      if (skipping === 0) flow.write(text);
    },
  };
}

const characters: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n' };

const opening: Readonly<Record<string, (flow: TextFlow) => void>> = {
  p: (flow) => flow.openParagraph(),
  h: (flow) => flow.openParagraph(),
  'table-row': (flow) => flow.openRow(),
  'table-cell': (flow) => flow.openCell(),
};

const closing: Readonly<Record<string, (flow: TextFlow) => void>> = {
  p: (flow) => flow.closeParagraph(),
  h: (flow) => flow.closeParagraph(),
  'table-row': (flow) => flow.closeRow(),
  'table-cell': (flow) => flow.closeCell(),
};

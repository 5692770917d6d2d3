import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { DocumentError, type DocumentText } from '#server/features/resumes/document-result.ts';
import { readFormFields } from './pdf-form.ts';
import { buildPageLines, type Fragment } from './pdf-layout.ts';

/**
 * Extracts the text of a PDF with columns in reading order. Does not run scripts or open fonts and attachments.
 * @throws DocumentError
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const document = await open(bytes);
  try {
    const lines: string[] = [];
    for (let page = 1; page <= document.numPages; page++) {
      // Not spread into `push`: the number of arguments of a call is limited.
      for (const line of buildPageLines(await readFragments(document, page))) lines.push(line);
      lines.push('');
    }
    return { text: lines.join('\n'), pages: document.numPages };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** For Korean, Japanese and Chinese fonts that are not embedded. */
const characterMaps = fileURLToPath(new URL('./cmaps/', import.meta.url));

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      cMapUrl: characterMaps,
    });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentError(isLocked ? 'file_encrypted' : 'file_broken');
  }
}

/** Returns no fragments for a broken page, so that the other pages are still read. */
async function readFragments(document: Document, number: number): Promise<Fragment[]> {
  const page = await document.getPage(number).catch(() => undefined);
  const content = await page?.getTextContent().catch(() => undefined);
  const annotations = await page?.getAnnotations().catch(() => undefined);
  page?.cleanup();
  const printed = (content?.items ?? []).flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    return [{ x, y, width: item.width, size: item.height || Math.hypot(a, b), text: item.str }];
  });
  return [...printed, ...readFormFields(annotations ?? [], printed)];
}

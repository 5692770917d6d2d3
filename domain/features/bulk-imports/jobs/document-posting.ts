import { emptyPosting, type Posting } from '#domain/features/imports/posting.ts';

const maxTitleLength = 120;

/** A job description in a document: its first short line is the title, and the name of the file if it has none. */
export function readDocumentPosting(text: string, fileName: string): Posting {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const heading = lines[first]?.replace(/^(?:job title|position|title)\s*:\s*/i, '') ?? '';
  const hasTitle = heading !== '' && heading.length <= maxTitleLength;
  const rest = lines.slice(hasTitle ? first + 1 : 0).join('\n');
  return {
    ...emptyPosting,
    title: hasTitle ? heading : fileName.replace(/\.[a-z]+\s*$/i, '').replace(/[_-]+/g, ' '),
    description: rest.trim(),
  };
}

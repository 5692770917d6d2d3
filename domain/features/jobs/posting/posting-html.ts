/** HTML paragraphs, the format that search engines and job boards expect. */
export function formatHtml(texts: readonly string[]): string {
  return texts
    .flatMap((text) => text.split(/\n{2,}/))
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

import sanitizeHtml from 'sanitize-html';

/** Converts HTML to text with one line per block. Returns text without HTML unchanged. */
export function toPlainText(text: string): string {
  const stripped = stripTags(text);
  // Some sources escape HTML twice.
  return stripped !== text && looksLikeHtml(stripped) ? stripTags(stripped) : stripped;
}

function stripTags(text: string): string {
  if (!looksLikeHtml(text)) return text;
  const withLineBreaks = text.replace(blockEnds, '\n').replace(blockStarts, '\n');
  const sanitized = sanitizeHtml(withLineBreaks, { allowedTags: [], allowedAttributes: {} });
  return sanitized
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,6});/i.test(text);
}

const blockEnds = /<(?:br|hr|\/p|\/div|\/ul|\/ol|\/h[1-6]|\/tr|\/table|\/section)\b[^<>]*>/gi;
const blockStarts = /<(?:li|p|h[1-6])\b[^<>]*>/gi;

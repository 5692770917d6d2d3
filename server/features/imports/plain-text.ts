import sanitizeHtml from 'sanitize-html';

/** The text of a piece of HTML, one line for each block; a text without HTML comes back as it is. */
export function plainText(text: string): string {
  const once = withoutTags(text);
  // Some writers escape their HTML a second time.
  return once !== text && looksLikeHtml(once) ? withoutTags(once) : once;
}

function withoutTags(text: string): string {
  if (!looksLikeHtml(text)) return text;
  const broken = text.replace(lineEnds, '\n').replace(items, '\n');
  const bare = sanitizeHtml(broken, { allowedTags: [], allowedAttributes: {} });
  return bare
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

function looksLikeHtml(text: string): boolean {
  return /<\/?[a-z][^<>]*>|&(?:[a-z]{2,8}|#\d{2,6}|#x[0-9a-f]{2,6});/i.test(text);
}

const lineEnds = /<(?:br|hr|\/p|\/div|\/ul|\/ol|\/h[1-6]|\/tr|\/table|\/section)\b[^<>]*>/gi;
const items = /<(?:li|p|h[1-6])\b[^<>]*>/gi;

/** An empty feed is short; a longer text is read as a feed. */
const maxLength = 20_000;
const maxDepth = 4;

/** Whether a text is a feed without postings: an empty list, a record of empty lists, XML without entries, or a header. */
export function isEmptyFeed(text: string): boolean {
  const start = text.trim();
  if (start === '' || start.length > maxLength) return false;
  if (start.startsWith('[') || start.startsWith('{')) return isEmptyJson(start);
  if (/^(?:<\?xml\b[^>]*>\s*)?<(?:source|rss|jobs|feed|workzag-jobs)\b/i.test(start)) {
    return !/<(?:job|item|entry|position)\b/i.test(start);
  }
  return !start.includes('\n') && /title|titre|puesto/i.test(start) && /[,;\t|]/.test(start);
}

function isEmptyJson(text: string): boolean {
  try {
    const lists = findLists(JSON.parse(text), 0);
    return lists.length > 0 && lists.every((list) => list.length === 0);
  } catch {
    return false;
  }
}

function findLists(value: unknown, depth: number): unknown[][] {
  if (Array.isArray(value)) return [value];
  if (typeof value !== 'object' || value === null || depth === maxDepth) return [];
  return Object.values(value).flatMap((each) => findLists(each, depth + 1));
}

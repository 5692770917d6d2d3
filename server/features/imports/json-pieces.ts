export interface JsonPiece {
  readonly line: number;
  readonly text: string;
}

/**
 * The records of a JSON text one by one, without holding the whole: those of an outer list, or those that stand one after
 * the other. Strings and nesting are followed; what is between records is skipped.
 */
export async function* jsonPieces(chunks: AsyncIterable<string>): AsyncGenerator<JsonPiece> {
  const scan = newScan();
  for await (const chunk of chunks) {
    let from = scan.depth > 0 ? 0 : -1;
    for (let at = 0; at < chunk.length; at += 1) {
      const event = step(scan, chunk.charAt(at));
      if (event === 'begin') from = at;
      if (event !== 'end') continue;
      yield { line: scan.start, text: scan.kept + chunk.slice(from, at + 1) };
      scan.kept = '';
      from = -1;
    }
    if (from >= 0) scan.kept += chunk.slice(from);
  }
  if (scan.kept.trim() !== '') yield { line: scan.start, text: scan.kept };
}

interface Scan {
  line: number;
  /** Line on which the present record began. */
  start: number;
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  kept: string;
}

function newScan(): Scan {
  return { line: 1, start: 1, depth: 0, inString: false, isEscaped: false, kept: '' };
}

function step(scan: Scan, char: string): 'begin' | 'end' | undefined {
  if (char === '\n') scan.line += 1;
  if (scan.inString) {
    if (scan.isEscaped) scan.isEscaped = false;
    else if (char === '\\') scan.isEscaped = true;
    else if (char === '"') scan.inString = false;
    return undefined;
  }
  if (char === '"') scan.inString = scan.depth > 0;
  else if (char === '{' || (char === '[' && scan.depth > 0)) return opened(scan);
  else if ((char === '}' || char === ']') && scan.depth > 0) return closed(scan);
  return undefined;
}

function opened(scan: Scan): 'begin' | undefined {
  scan.depth += 1;
  if (scan.depth > 1) return undefined;
  scan.start = scan.line;
  return 'begin';
}

function closed(scan: Scan): 'end' | undefined {
  scan.depth -= 1;
  return scan.depth === 0 ? 'end' : undefined;
}

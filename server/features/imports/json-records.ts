export interface JsonRecord {
  readonly line: number;
  readonly text: string;
}

/**
 * Splits JSON into records without loading all of it: the elements of an outer array, or concatenated records. Skips
 * everything between records.
 */
export async function* splitJsonRecords(chunks: AsyncIterable<string>): AsyncGenerator<JsonRecord> {
  const scan = createScan();
  for await (const chunk of chunks) {
    let recordStart = scan.depth > 0 ? 0 : -1;
    for (let index = 0; index < chunk.length; index += 1) {
      const event = advance(scan, chunk.charAt(index));
      if (event === 'begin') recordStart = index;
      if (event !== 'end') continue;
      yield { line: scan.startLine, text: scan.buffer + chunk.slice(recordStart, index + 1) };
      scan.buffer = '';
      recordStart = -1;
    }
    if (recordStart >= 0) scan.buffer += chunk.slice(recordStart);
  }
  if (scan.buffer.trim() !== '') yield { line: scan.startLine, text: scan.buffer };
}

interface Scan {
  line: number;
  /** First line of the current record. */
  startLine: number;
  depth: number;
  inString: boolean;
  isEscaped: boolean;
  buffer: string;
}

function createScan(): Scan {
  return { line: 1, startLine: 1, depth: 0, inString: false, isEscaped: false, buffer: '' };
}

function advance(scan: Scan, char: string): 'begin' | 'end' | undefined {
  if (char === '\n') scan.line += 1;
  if (scan.inString) {
    if (scan.isEscaped) scan.isEscaped = false;
    else if (char === '\\') scan.isEscaped = true;
    else if (char === '"') scan.inString = false;
    return undefined;
  }
  if (char === '"') scan.inString = scan.depth > 0;
  else if (char === '{' || (char === '[' && scan.depth > 0)) return openBracket(scan);
  else if ((char === '}' || char === ']') && scan.depth > 0) return closeBracket(scan);
  return undefined;
}

function openBracket(scan: Scan): 'begin' | undefined {
  scan.depth += 1;
  if (scan.depth > 1) return undefined;
  scan.startLine = scan.line;
  return 'begin';
}

function closeBracket(scan: Scan): 'end' | undefined {
  scan.depth -= 1;
  return scan.depth === 0 ? 'end' : undefined;
}

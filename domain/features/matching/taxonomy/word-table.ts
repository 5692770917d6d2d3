/** The words that tell postings apart, with how rare they are. The id of a word is its row. */
export interface WordTable {
  readonly ids: ReadonlyMap<string, number>;
  /** By id: 0 for words that every posting has, up to 255. */
  readonly rarities: Uint8Array;
}

/** Ids are 16-bit numbers; those that the table leaves free are shared by the words that are not in it. */
const idCount = 65_536;

/** The rarity of words that are not in the table. */
const unknownRarity = 180;

/** Reads rows of a word's stem and its rarity, after one heading line. */
export function parseWordTable(tsv: string): WordTable {
  const [, ...lines] = tsv.trimEnd().split('\n');
  const rows = lines.map((line) => line.split('\t'));
  if (rows.length > idCount / 2) throw new Error(`${rows.length} words are too many`);
  return {
    ids: new Map(rows.map(([stem = ''], row) => [stem, row])),
    rarities: Uint8Array.from(rows, ([, rarity]) => Number(rarity)),
  };
}

interface FoundWord {
  readonly id: number;
  readonly rarity: number;
  readonly isKnown: boolean;
}

/** The id and rarity of a word's stem. */
export function findWord({ ids, rarities }: WordTable, stem: string): FoundWord {
  const id = ids.get(stem);
  if (id !== undefined) return { id, rarity: rarities[id] ?? 0, isKnown: true };
  const free = idCount - rarities.length;
  return { id: rarities.length + (hash(stem) % free), rarity: unknownRarity, isKnown: false };
}

/** FNV-1a over the UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

import type { PostingWords } from '#domain/features/matching/taxonomy/key-words.ts';

// The stored form of word ids (16 bits) and weights (8 bits): two bytes per word of a profile, three per word of a posting.

const idBytes = 2;
const wordBytes = 3;

export function encodePersonWords(ids: readonly number[]): Buffer {
  const stored = Buffer.alloc(ids.length * idBytes);
  for (const [at, id] of ids.entries()) stored.writeUInt16LE(id, at * idBytes);
  return stored;
}

export function decodePersonWords(stored: Buffer): number[] {
  return Array.from({ length: Math.floor(stored.length / idBytes) }, (_empty, at) => stored.readUInt16LE(at * idBytes));
}

export function encodePostingWords({ ids, weights }: PostingWords): Buffer {
  const stored = Buffer.alloc(ids.length * wordBytes);
  for (const [at, id] of ids.entries()) {
    stored.writeUInt16LE(id, at * wordBytes);
    stored.writeUInt8(weights[at] ?? 0, at * wordBytes + idBytes);
  }
  return stored;
}

export function decodePostingWords(stored: Buffer): PostingWords {
  const length = Math.floor(stored.length / wordBytes);
  return {
    ids: Array.from({ length }, (_empty, at) => stored.readUInt16LE(at * wordBytes)),
    weights: Array.from({ length }, (_empty, at) => stored.readUInt8(at * wordBytes + idBytes)),
  };
}

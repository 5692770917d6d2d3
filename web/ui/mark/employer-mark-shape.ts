/** Background and shape color. The white letter is at least 7.6:1 on the one and 4:1 on the other. */
const hues = [
  ['#17545c', '#7fc0c0'],
  ['#7a3b12', '#e6a877'],
  ['#493c8c', '#ada3ea'],
  ['#8a2f5b', '#e59abd'],
  ['#1f5385', '#8fbde6'],
  ['#2f5e33', '#97c79a'],
  ['#5b4a12', '#d8bf6b'],
  ['#3c4650', '#a9b8c4'],
] as const;

interface Shape {
  readonly path: string;
  readonly isLine?: boolean;
}

/** Sun, diagonal, wave, ring, leaf, and steps, in a square of 40. */
const shapes: readonly Shape[] = [
  { path: 'M17 31a13 13 0 1 0 26 0a13 13 0 1 0 -26 0z' },
  { path: 'M40 0v40H0z' },
  { path: 'M0 29c7 0 7-6 13.3-6s7 6 13.4 6S33 23 40 23v17H0z' },
  { path: 'M-2 44a22 22 0 1 1 44 0', isLine: true },
  { path: 'M40 6v34H22a16 16 0 0 1 18-34z' },
  { path: 'M0 40V26h13v14zM13 40V19h13v21zM26 40V11h14v29z' },
];

interface Mark {
  readonly background: string;
  readonly tint: string;
  readonly letter: string;
  readonly shape: Shape;
}

/** The mark of an employer. Its id has the same color and shape on every page and in every version. */
export function getMark(id: number | null, name: string): Mark {
  const hash = mix(fnv1a(id === null ? name.trim().toLowerCase() : `employer-${id}`));
  const [background, tint] = hues[hash % hues.length] ?? hues[0];
  const shape = shapes[(hash >>> 3) % shapes.length] ?? { path: '' };
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return { background, tint, letter, shape };
}

/** FNV-1a with 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/ */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Spreads the bits, so that similar names differ. */
function mix(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (once ^ (once >>> 13)) >>> 0;
}

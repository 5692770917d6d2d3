import { createRandom } from '#server/db/demo/random.ts';
import { zipf } from './vocabulary.ts';

const first = (
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica ' +
  'Thomas Sarah Carlos Karen José Nancy Luis Lisa Minh Betty Wei Sandra Ahmed Ashley Omar Kimberly Jin-ho Emily Andrés ' +
  'Donna Étienne Michelle Björn Carol Mateusz Amanda Priya Melissa Aisha Deborah Yuki Stephanie Fatima Rebecca Chloé Laura'
).split(' ');

const middle = ['', '', '', '', 'A.', 'Lee', 'Marie', 'de', 'van'];

const start = 'Ander Bar Carl Dono Ever Fitz Gar Har Ing Jen Kow Lind Mar Nor Ols Pet Quin Rams Sor Tor Ull Val Wes Zim'.split(' ');
const end = 'son ton man ley field berg strom wood well ford ski ez ini ard eau quist land worth mond dale'.split(' ');

const firstNames = zipf(first, 0.6);
const lastNames = zipf(
  start.flatMap((beginning) => end.map((rest) => beginning + rest)),
  0.5,
);

const random = createRandom('bench names');

/** Names as a directory has them: a few are frequent, most are rare. Call it in order, because the sequence is shared. */
export function benchName(): string {
  return [firstNames(random), random.pick(middle), lastNames(random)].filter(Boolean).join(' ');
}

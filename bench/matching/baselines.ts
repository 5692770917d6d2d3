/** Scores each document for a query; higher is better. */
export type ScoreDocuments = (query: string) => readonly number[];

/** The number of distinct words that the query and the document share. */
export function countSharedWords(documents: readonly string[]): ScoreDocuments {
  const wordSets = documents.map((text) => new Set(splitWords(text)));
  return (query) => {
    const words = [...new Set(splitWords(query))];
    return wordSets.map((set) => words.filter((word) => set.has(word)).length);
  };
}

const k1 = 1.2;
const b = 0.75;

/** Okapi BM25 over the given documents. */
export function rankByBm25(documents: readonly string[]): ScoreDocuments {
  const counts = documents.map(countWords);
  const lengths = counts.map((words) => [...words.values()].reduce((sum, count) => sum + count, 0));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const documentCounts = new Map<string, number>();
  for (const words of counts) {
    for (const word of words.keys()) documentCounts.set(word, (documentCounts.get(word) ?? 0) + 1);
  }
  const getRarity = (word: string): number => {
    const count = documentCounts.get(word) ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };
  return (query) => {
    const words = [...new Set(splitWords(query))];
    return counts.map((document, index) => {
      const lengthFactor = k1 * (1 - b + (b * (lengths[index] ?? 0)) / meanLength);
      return words.reduce((sum, word) => {
        const count = document.get(word) ?? 0;
        return sum + (getRarity(word) * count * (k1 + 1)) / (count + lengthFactor);
      }, 0);
    });
  };
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Lower case, without stop words. Keeps C++, C# and Node.js together. */
function splitWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.+#&/-][\p{L}\p{N}]+)*[+#]*/gu) ?? []).filter(
    (word) => !stopWords.has(word),
  );
}

const stopWords: ReadonlySet<string> = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below between both but by can ' +
    'could did do does doing down during each etc few for from further had has have having he her here hers him his how i if ' +
    'in into is it its itself just may me might more most must my no nor not of off on once only or other our ours out over ' +
    'own same shall she should so some such than that the their theirs them then there these they this those through to too ' +
    'under until up us very was we were what when where which while who whom why will with within without would you your yours'
  ).split(' '),
);

import { describe, expect, it, vi } from 'vitest';
import { buildDocx, buildOdt, buildPdf, buildRtf } from '#server/testing/documents.ts';
import { buildHostileText, headings, hostileUnits, mixUnits } from '#server/testing/hostile-texts.ts';
import { createDocumentReader } from './document-reader.ts';
import type { DocumentTask } from './workers/document-worker.ts';

// Hundreds of slow files. Their limits are in CPU time, which a busy machine does not use up.
vi.setConfig({ testTimeout: 1_200_000 });

type Kind = DocumentTask['kind'];
interface Input {
  readonly name: string;
  readonly kind: Kind;
  readonly bytes: Uint8Array;
}

const documentReader = createDocumentReader({ maxProcesses: 2 });
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Just below the maximum length of a text, 200,000. */
const length = 199_000;

/** Reads two files at a time, as different accounts. Returns the files that were not read, with the reason. */
async function readAll(inputs: readonly Input[]): Promise<string[]> {
  const failed: string[] = [];
  const rest = [...inputs];
  const readRest = async (account: string): Promise<void> => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const result = await documentReader.readResume(next, { account });
      if (!result.ok) failed.push(`${next.name} as ${next.kind}: ${result.reason}`);
    }
  };
  await Promise.all([readRest('one'), readRest('two')]);
  return failed;
}

function toTextFile(unit: string, heading: string, lineLength: number): Input {
  const { name, text } = buildHostileText(unit, { heading, lineLength, length });
  return { name, kind: 'txt', bytes: Buffer.from(text) };
}

/** The parser reads up to 2,000 characters of a line, and joins short lines of a list. */
const lineLengths = [1990, 90, 25, length];

const builders: readonly (readonly [Kind, (text: string) => Uint8Array])[] = [
  ['rtf', buildRtf],
  ['docx', buildDocx],
  ['odt', buildOdt],
  ['pdf', (text) => buildPdf(text.split('\n').map((line, index) => ({ x: 50, y: 750 - index * 12, text: line })))],
  ['json', (text) => Buffer.from(JSON.stringify(toJsonResume(text)))],
];

/** The text in every field, as long as each may be. */
function toJsonResume(text: string): object {
  const [short, long] = [text.slice(20, 500), text.slice(20, 9000)];
  const entry = { name: short, position: short, studyType: short, area: short, institution: short, issuer: short };
  const entries = Array.from({ length: 15 }, () => ({ ...entry, summary: long.slice(0, 1000), highlights: [short] }));
  const skills = entries.map(() => ({ name: short, level: short, keywords: [short, short] }));
  const basics = { name: short, label: short, phone: short, summary: long, url: short, location: { region: short } };
  return { basics, work: entries, education: entries, certificates: entries, skills };
}

describe(`reading of 200 KB files of repeated text, within the limits of a worker (SEED=${seed})`, () => {
  it('reads text files in which one unit is repeated, below each heading', async () => {
    const inputs = hostileUnits.flatMap((unit) => headings.map((heading) => toTextFile(unit, heading, 1990)));
    expect(inputs.length).toBeGreaterThan(300);
    expect(await readAll(inputs)).toEqual([]);
  });

  it('reads text files of mixed pairs and triples', async () => {
    const inputs = mixUnits(seed, 64).map((unit, index) => {
      const heading = headings[index % headings.length] ?? '';
      return toTextFile(unit, heading, lineLengths[Math.floor(index / headings.length) % lineLengths.length] ?? length);
    });
    expect(await readAll(inputs)).toEqual([]);
  });

  it('reads other formats with the same text', async () => {
    const inputs = hostileUnits.flatMap((unit, index) => {
      const { name, text } = buildHostileText(unit, {
        heading: headings[index % headings.length] ?? '',
        lineLength: 90,
        length: length / 4,
      });
      const [kind, build] = builders[index % builders.length] ?? ['rtf', buildRtf];
      return [{ name, kind, bytes: build(text) }];
    });
    expect(await readAll(inputs)).toEqual([]);
  });

  it('reads pages of many fragments at different positions', async () => {
    const scatter = (step: number): Uint8Array =>
      buildPdf(
        Array.from({ length: 12_000 }, (_, i) => ({ x: (i * step) % 100_003, y: 150_000 - i * 12, text: 'x' })),
        150_000,
      );
    const inputs = [1, 7, 640].map((step) => ({ name: `every ${step}`, kind: 'pdf' as const, bytes: scatter(step) }));
    expect(await readAll(inputs)).toEqual([]);
  });
});

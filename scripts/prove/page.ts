import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { type Proof, proofs } from './proofs.ts';

const page = 'docs/proof.md';
/** The type of a file system in memory, from Linux's `magic.h`. */
const tmpfs = 0x01021994;

const introduction = `# Proof

What \`npm run prove\` showed at full size: the limit, the figures, the machine, and the day. \`npm run prove -- R1 R15\` runs some
and replaces their sections. Shorter forms of the same tests run with every \`npm test\` and \`.ci/run\`.
`;

export interface Result {
  readonly isMet: boolean;
  readonly figures: readonly string[];
  readonly passed: number;
  readonly failures: readonly string[];
  readonly elapsed: string;
}

/** Replaces the section of a proof and leaves the others unchanged. */
export function writeProof(proof: Proof, result: Result): void {
  const sections = readSections().set(proof.id, formatSection(proof, result));
  const texts = proofs.flatMap(({ id }) => (sections.has(id) ? [sections.get(id) ?? ''] : []));
  writeFileSync(page, `${[introduction.trim(), ...texts].join('\n\n')}\n`);
}

function readSections(): Map<string, string> {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [, ...parts] = text.split(/^(?=## R\d)/m);
  return new Map(parts.map((part) => [/^## (R\d+)/.exec(part)?.[1] ?? '', part.trim()]));
}

function formatSection({ id, title, limit }: Proof, { isMet, figures, passed, failures, elapsed }: Result): string {
  const machine = describeMachine();
  return [
    `## ${id} ${title}`,
    '',
    `${isMet ? 'Met' : '**Not met**'}. ${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.version}, ${elapsed}.`,
    '',
    `- Limit: ${limit}`,
    `- ${passed} ${passed === 1 ? 'check' : 'checks'} passed, ${failures.length} failed`,
    ...figures.map((figure) => `- ${figure}`),
    ...failures.map((failure) => `- Failed: ${failure}`),
  ].join('\n');
}

/** The data folders of the proofs are below the folder for temporary files. */
function describeMachine(): string {
  const model = cpus()[0]?.model.replace(/\s+\d+-Core.*/, '') ?? 'CPU';
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const disk = statfsSync(tmpdir()).type === tmpfs ? ', data in memory' : '';
  return `${cpus().length} × ${model}, ${memory}${disk}`;
}

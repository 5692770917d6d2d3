import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Expected values of one résumé; undefined parts are unknown and not measured. */
export interface Truth {
  readonly contact: Contact;
  readonly work?: readonly Work[];
  readonly education?: readonly { institution: string; degree: string; area: string }[];
  readonly certifications?: readonly string[];
  readonly skills?: readonly string[];
  readonly datedJobs?: number;
  readonly highestDegree?: string | null;
}

interface Contact {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly city?: string;
  readonly region?: string;
}

/** Dates as `2024-03`; `end` is null for the current job. */
interface Work {
  readonly title: string;
  readonly company: string;
  readonly start: string;
  readonly end: string | null;
}

/** Expected values of every résumé in the folder, by path. */
export async function loadTruths(folder: string): Promise<Map<string, Truth>> {
  const read = async <T>(path: string): Promise<T> => JSON.parse(await readFile(join(folder, path), 'utf8')) as T;
  const contacts = await read<Record<string, Contact>>('contact_truth.json');
  const generated = await read<Record<string, Omit<Truth, 'contact'>>>('generated/truth.json');
  const livecareer =
    await read<Record<string, { dated_jobs: number; highest_degree_mentioned_in_education: string | null }>>(
      'livecareer/truth.json',
    );
  const personas = await loadPersonas(folder, read);
  return new Map(
    Object.entries(contacts).map(([path, contact]) => {
      const [kind = '', file = ''] = path.split('/');
      const person = file.split('.')[0] ?? '';
      const real = kind === 'livecareer' ? livecareer[file] : undefined;
      if (real)
        return [
          path,
          { contact, datedJobs: real.dated_jobs, highestDegree: real.highest_degree_mentioned_in_education },
        ];
      const details =
        kind === 'generated' ? monthly(generated[person]) : kind === 'personas' ? personas.get(person) : undefined;
      return [path, { ...details, contact }];
    }),
  );
}

function monthly(truth: Omit<Truth, 'contact'> | undefined): Omit<Truth, 'contact'> {
  const month = (date: string): string => date.slice(0, 7);
  return {
    ...truth,
    work: truth?.work?.map((job) => ({ ...job, start: month(job.start), end: job.end && month(job.end) })) ?? [],
  };
}

interface Persona {
  readonly tech_stack: string[];
  readonly work_history: { role: string; company: string; start: string; end: string | null }[];
}

async function loadPersonas(
  folder: string,
  read: <T>(path: string) => Promise<T>,
): Promise<Map<string, Omit<Truth, 'contact'>>> {
  const files = (await readdir(join(folder, 'personas'))).filter((name) => name.endsWith('.ground_truth.json'));
  const personas = files.map(async (name) => {
    const { tech_stack, work_history } = await read<Persona>(`personas/${name}`);
    const work = work_history.map(({ role, company, start, end }) => ({
      title: role,
      company,
      start: isoMonth(start),
      end: end && isoMonth(end),
    }));
    return [name.split('.')[0] ?? '', { skills: tech_stack, work }] as const;
  });
  return new Map(await Promise.all(personas));
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Jan 2023" as "2023-01". */
function isoMonth(text: string): string {
  const [month = '', year = ''] = text.split(' ');
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`;
}

import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import type { ProductClient } from './product-client.ts';
import { waitWhile } from './resume-files.ts';

const root = '/api/v1/bulk-imports/jobs';

/** Imports a CSV file as drafts: sends it, waits until it is read, and starts the import. */
export async function importJobs({ call, send }: ProductClient, file: File): Promise<ImportRecord> {
  const { token } = await send<ImportRecord>(root, file);
  const wait = () => waitWhile(() => call<ImportRecord>('GET', `${root}/${token}`));
  await wait();
  await call('POST', `${root}/${token}/import`, { publish: 'draft' });
  return wait();
}

const titles = ['Data Analyst', 'Warehouse Associate', 'Software Engineer', 'Payroll Clerk', 'Nurse', 'Electrician'];
const towns = ['Portland,OR', 'Austin,TX', 'Boise,ID', 'Albany,NY', 'Tampa,FL'];
const duties = [
  'Check labels on images and explain what is wrong with them.',
  'Plan the work of the week with the team and write down what was decided.',
  'Answer questions of customers by email within two working days.',
  'You have two years of experience with spreadsheets and SQL.',
  'We give written instructions and a quiet desk.',
];

/** A CSV file of different jobs. */
export function buildJobFile(count: number): File {
  const rows = Array.from({ length: count }, (_, index) => {
    const texts = [0, 1, 2, 3].map((step) => duties[(index + step) % duties.length]).join(' ');
    const title = `${titles[index % titles.length]} ${index}`;
    return `r-${index},${title},${towns[index % towns.length]},"${texts} Reference ${index}."`;
  });
  return new File([['id,title,city,state,description', ...rows].join('\n')], 'jobs.csv');
}

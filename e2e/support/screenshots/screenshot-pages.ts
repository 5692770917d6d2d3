import { demoPassword } from '#e2e/support/accounts.ts';
import { getAccount } from '#e2e/support/routes.ts';

interface MainPage {
  readonly name: string;
  readonly path: string;
  /** The account that opens it; visitors without one. */
  readonly email?: string;
}

/**
 * The twelve main pages. The job is the oldest open one of the manager, and the application its first: newer ones change
 * with the day on which the demo is created.
 */
export async function findPages(product: string): Promise<readonly MainPage[]> {
  const [seeker, manager] = [getAccount.job_seeker, getAccount.hiring_manager];
  const token = await post(`${product}/api/v1/token`, { username: manager, password: demoPassword });
  const read = async (path: string) =>
    (await fetch(`${product}/api/v1${path}`, { headers: { authorization: `Bearer ${token.access}` } })).json();
  const { jobs } = await read('/managed-jobs?status=active');
  const jobId = Math.min(...jobs.map((job: { id: number }) => job.id));
  const { applications } = await read(`/jobs/${jobId}/applications`);
  const applicationId = Math.min(...applications.map((application: { id: number }) => application.id));
  return [
    { name: 'home', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'search', path: '/search?words=analyst' },
    { name: 'job', path: `/jobs/${jobId}` },
    { name: 'tracker', path: '/application', email: seeker },
    { name: 'seeker-dashboard', path: '/dashboard', email: seeker },
    { name: 'profile', path: '/profilev2', email: seeker },
    { name: 'settings', path: '/setting', email: seeker },
    { name: 'staff-home', path: '/homepage', email: manager },
    { name: 'dashboard', path: '/dashboard', email: manager },
    { name: 'applicants', path: `/jobs/${jobId}/applications`, email: manager },
    { name: 'application', path: `/applications/${applicationId}`, email: manager },
  ];
}

async function post(url: string, body: unknown) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

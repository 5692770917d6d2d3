import { demoPassword } from './accounts.ts';
import { getAccount } from './routes.ts';

interface MainPage {
  readonly name: string;
  readonly path: string;
  /** The account that opens it; visitors without one. */
  readonly email?: string;
}

/** The twelve main pages, with a job and an application of the demo: the first by title and by name. */
export async function findPages(product: string): Promise<readonly MainPage[]> {
  const [seeker, manager] = [getAccount.job_seeker, getAccount.hiring_manager];
  const token = await post(`${product}/api/v1/token`, { username: manager, password: demoPassword });
  const read = async (path: string) =>
    (await fetch(`${product}/api/v1${path}`, { headers: { authorization: `Bearer ${token.access}` } })).json();
  const { applications } = await read('/applications');
  const first = [...applications].sort((one, other) => one.id - other.id)[0];
  return [
    { name: 'home', path: '/' },
    { name: 'login', path: '/login' },
    { name: 'search', path: '/search?words=analyst' },
    { name: 'job', path: `/jobs_view/${first.job_id}` },
    { name: 'tracker', path: '/application', email: seeker },
    { name: 'seeker-dashboard', path: '/dashboard', email: seeker },
    { name: 'profile', path: '/profile', email: seeker },
    { name: 'settings', path: '/setting', email: seeker },
    { name: 'staff-home', path: '/homepage', email: manager },
    { name: 'dashboard', path: '/dashboard', email: manager },
    { name: 'applicants', path: `/jobs/${first.job_id}/applications`, email: manager },
    { name: 'application', path: `/applications/${first.id}`, email: manager },
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

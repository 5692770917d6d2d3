import { type JobSource, jobSourcesApi, type NewJobSource } from '#domain/features/bulk-imports/sources/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { runDueJobSources } from '#server/features/bulk-imports/sources/process.ts';
import type { TestApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

/** A feed of postings with these numbers. */
export function listPostings(ids: readonly number[], change: object = {}): string {
  const description = 'Check labels on images and explain what is wrong with them.';
  return JSON.stringify(ids.map((id) => ({ id: `p-${id}`, title: `Annotator ${id}`, description, ...change })));
}

export const atSource = ({ id }: Pick<JobSource, 'id'>) => ({ params: { id: String(id) } });

/** What tests of job sources do as an employer. */
export function jobSourceHelpers(app: () => TestApp) {
  const run = () => runDueJobSources(app().services);
  const read = async (caller: Caller, source: JobSource) =>
    (await send(app(), caller, jobSourcesApi.read, atSource(source))).body;
  const listJobs = async (caller: Caller) => {
    const { body } = await send(app(), caller, jobsApi.manage);
    return body.jobs.toSorted((a, b) => a.title.localeCompare(b.title));
  };
  return {
    run,
    read,
    listJobs,
    makeEmployer: async () => {
      const tenant = await makeTenant(app());
      return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
    },
    /** Adds a source, which is fetched every day and publishes, and fetches it. */
    create: async (caller: Caller, settings: Partial<NewJobSource> & Pick<NewJobSource, 'url'>): Promise<JobSource> => {
      const body = { frequency: 'day', publish: 'publish', ...settings } as const;
      const sent = await send(app(), caller, jobSourcesApi.create, { body });
      if (sent.status !== 201) throw new Error(JSON.stringify(sent.problem));
      await run();
      return sent.body;
    },
    fetchAgain: async (caller: Caller, source: JobSource) => {
      await send(app(), caller, jobSourcesApi.fetch, atSource(source));
      await run();
      return read(caller, source);
    },
    listStatuses: async (caller: Caller) => (await listJobs(caller)).map(({ status }) => status),
    listMessages: async (caller: Caller) => {
      const bell = await send(app(), caller, notificationsApi.all);
      return bell.body.data.filter(({ model_type: type }) => type === 'job_source').map(({ message }) => message);
    },
  };
}

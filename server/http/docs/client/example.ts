import type { ApiCall } from './client.ts';

/** Moves the people who applied for a job to screening. Returns how many. */
export async function screenApplicants(call: ApiCall, jobId: number): Promise<number> {
  const { applications } = await call('GET /api/v1/jobs/{id}/applications', {
    params: { id: String(jobId) },
    query: { status: 'applied' },
  });
  for (const { id, version } of applications) {
    const body = { to: 'screening', version } as const;
    await call('POST /api/v1/applications/{id}/status', { params: { id: String(id) }, body });
  }
  return applications.length;
}

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { JobTeam } from '#domain/features/jobs/job-team.ts';
import { emptyJob, JobForm } from '#web/features/jobs/form/values.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { JobTeamPart } from './job-team-part.tsx';

const team: JobTeam = {
  owner_id: 1,
  member_ids: [1, 3],
  people: [
    { id: 1, name: 'Marisol Quint', role_id: 1 },
    { id: 3, name: 'Priya Nair', role_id: null },
    { id: 2, name: 'Tam Reyes', role_id: 4 },
  ],
  can_change: true,
};

const onSubmit = vi.fn(async () => {});

function JobWithTeam({ jobId }: { readonly jobId?: number }) {
  const form = useSchemaForm(JobForm, { ...emptyJob, title: 'Archivist' });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <JobTeamPart control={form.control} jobId={jobId} />
    </Form>
  );
}

test('says before the first save that the team comes with the draft', async () => {
  await renderWithQueries(<JobWithTeam />);
  screen.getByText('Save the job as a draft to choose its owner and team.');
});

test('changes the team of a saved job without saving the job', async () => {
  const calls = mockApi({
    'GET /api/v1/jobs/5/team': () => [200, team],
    'PUT /api/v1/jobs/5/team': () => [200, { ...team, member_ids: [1, 2, 3] }],
  });
  await renderWithQueries(<JobWithTeam jobId={5} />);
  await screen.findByText('Owner: Marisol Quint. Also on the team: Priya Nair.');
  fireEvent.click(screen.getByRole('button', { name: 'Change team' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Tam Reyes/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save team' }));
  await screen.findByText(/Also on the team: Priya Nair and Tam Reyes\.$/);
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { emptyJob, JobForm, type JobFormValues } from '#web/features/jobs/form/values.ts';
import { type ApiCall, mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { SubmitButton } from '#web/ui/form/submit-button.tsx';
import { useSchemaForm } from '#web/ui/form/use-schema-form.ts';
import { MatchFields } from './match-fields.tsx';

const tenantWeights = { ...DEFAULT_WEIGHTS, skills: 30, job_title: 30 };
const address = 'POST /api/v1/jobs/match-preview';

beforeEach(() => signInStaff(1));

function TestForm({ onSave }: { readonly onSave: (job: NewJob) => void }) {
  const written: JobFormValues = { ...emptyJob, title: 'Tester', description: 'You test new versions of the app.' };
  const form = useSchemaForm(JobForm, written);
  return (
    <Form form={form} onSubmit={async (job) => onSave(job)}>
      <MatchFields control={form.control} jobId={7} isOpen />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

async function open(answer: () => readonly [number, unknown]) {
  const calls: ApiCall[] = mockApi({ [address]: answer });
  const saved: NewJob[] = [];
  await renderWithQueries(<TestForm onSave={(job) => saved.push(job)} />);
  return { calls, saved };
}

function enter(label: string, value: string) {
  const field = screen.getByLabelText(label, { selector: 'input' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value } });
  act(() => field.blur());
}

test('shows how many would match, and what would change for the applicants', async () => {
  const applicants = { total: 12, higher: 3, lower: 1 };
  const { calls } = await open(() => [200, { weights: tenantWeights, seekers: 1001, applicants }]);
  await screen.findByText('More than 1,000 job seekers would match well now.');
  screen.getByText('Of 12 current applicants, 3 would move to a higher match label and 1 to a lower one.');
  expect(calls[0]?.body).toMatchObject({ job_id: 7, job: { title: 'Tester', match_weights: null } });
});

test('starts from the weights of the tenant, and refuses a sum other than 100', async () => {
  const { saved } = await open(() => [200, { weights: tenantWeights, seekers: null, applicants: null }]);
  await screen.findByText('Fewer than 10 job seekers would match well now.');
  fireEvent.click(screen.getByText('Different weights for this job'));
  screen.getByText('Total: 100 of 100');
  enter('Skills', '80');
  await screen.findByText('Total: 150. It must be 100.');
  await screen.findByText('The preview appears when the six numbers add up to 100.');
  fireEvent.click(screen.getByText('Save'));
  await screen.findByText('There is a problem');
  expect(screen.getAllByText(/The six numbers must add up to 100/).length).toBeGreaterThan(1);
  expect(saved).toEqual([]);
  fireEvent.click(screen.getByText('Adjust to 100'));
  screen.getByText('Total: 100 of 100');
  fireEvent.click(screen.getByText('Save'));
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.match_weights).toMatchObject({ skills: 53, job_title: 20 });
});

test('offers to try again after a failure', async () => {
  let isDown = true;
  await open(() =>
    isDown ? [400, { code: 'bad_request' }] : [200, { weights: tenantWeights, seekers: 24, applicants: null }],
  );
  await screen.findByText('Couldn’t count the matches');
  isDown = false;
  fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('24 job seekers would match well now.');
});

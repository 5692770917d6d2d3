// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { JobForm, type SaveIntent } from './job-form.tsx';
import { emptyJob, type JobFormValues } from './values.ts';

// Each test renders the whole form, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  localStorage.clear();
  signInStaff(1);
  mockApi({});
});

const written: JobFormValues = {
  ...emptyJob,
  title: 'Tester',
  description: 'You test new versions of the app with a list.',
};

async function open(values: JobFormValues = emptyJob) {
  const onSave = vi.fn<(job: NewJob, intent: SaveIntent) => Promise<unknown>>().mockResolvedValue(undefined);
  await renderWithQueries(
    <JobForm
      values={values}
      draftName="job:new"
      employers={null}
      saveLabel="Save draft"
      publishing="now"
      onSave={onSave}
      preview={(job) => <p>{`Preview of ${job.title} at ${job.company}`}</p>}
      employer={{ id: 2, name: 'Larkspur Labs' }}
      header={(actions) => actions}
    />,
  );
  return onSave;
}

/** By text, because role queries take seconds in this large form. */
function press(name: string) {
  fireEvent.click(screen.getByText(name));
}

function titleField(): HTMLInputElement {
  return screen.getByLabelText('Job title');
}

async function summaryLines(): Promise<HTMLElement[]> {
  const heading = await screen.findByText('There is a problem');
  const summary = heading.closest('section');
  if (!summary) throw new Error('The summary is a section');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  return within(summary).getAllByRole('button');
}

test('focuses an error summary that links to each missing field', async () => {
  const onSave = await open();
  press('Save draft');
  const lines = await summaryLines();
  expect(lines.map((line) => line.textContent)).toEqual([
    'Job title: Use at least 3 characters.',
    'About the job: Use at least 20 characters.',
  ]);
  press('Job title: Use at least 3 characters.');
  await waitFor(() => expect(document.activeElement).toBe(titleField()));
  expect(onSave).not.toHaveBeenCalled();
});

test('rejects a maximum pay below the minimum at its field', async () => {
  await open({ ...written, salary: { min: 90, max: 10, currency: 'USD', period: 'hour' } });
  press('Save draft');
  const [line] = await summaryLines();
  expect(line?.textContent).toMatch(/^Maximum pay: /);
});

test('saves lines as list items and empty pay as none', async () => {
  const onSave = await open({ ...written, summary: 'You test.\n\n You tell what you saw. ' });
  press('Save draft');
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({
    title: 'Tester',
    summary: ['You test.', 'You tell what you saw.'],
    salary: null,
    closes_on: null,
    education_level: null,
  });
  expect(onSave.mock.calls[0]?.[1]).toBe('save');
});

test('sends the publish intent only for that save', async () => {
  const onSave = await open(written);
  press('Save and publish');
  await waitFor(() => expect(onSave.mock.lastCall?.[1]).toBe('publish'));
  press('Save draft');
  await waitFor(() => expect(onSave.mock.lastCall?.[1]).toBe('save'));
});

test('rejects a past deadline when publishing but accepts it in a draft', async () => {
  const onSave = await open({ ...written, closes_on: '2020-02-29' });
  press('Save and publish');
  const lines = await summaryLines();
  expect(lines.map((line) => line.textContent)).toEqual([
    'Deadline: This date has passed. Choose a later date, or leave this blank.',
  ]);
  expect(onSave).not.toHaveBeenCalled();
  press('Save draft');
  await waitFor(() => expect(onSave.mock.lastCall?.[1]).toBe('save'));
});

test('shows the preview and returns to the form unchanged', async () => {
  await open(written);
  fireEvent.change(titleField(), { target: { value: 'Quality tester' } });
  press('Preview as a job seeker');
  expect(screen.getByText('Preview of Quality tester at Larkspur Labs')).toBeDefined();
  press('Back to editing');
  expect(titleField().value).toBe('Quality tester');
});

test('adds and removes steps and questions', async () => {
  await open(written);
  press('Add step');
  expect(screen.getByText('Step 1').closest('fieldset')).not.toBeNull();
  press('Remove step 1');
  expect(screen.queryByText('Step 1')).toBeNull();
  press('Add question');
  expect(screen.getByText('Question 1').closest('fieldset')).not.toBeNull();
});

test('keeps what was typed in a step while others are open', async () => {
  await open();
  fireEvent.change(titleField(), { target: { value: 'Tester' } });
  press('Next: The role');
  const role = screen.getByText('What will the person do?').closest('section');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What will the person do?'));
  expect(role?.parentElement?.hidden).toBe(false);
  expect(titleField().closest('div[hidden]')).not.toBeNull();
  expect(titleField().value).toBe('Tester');
});

test('opens the step of the first error when publishing is refused', async () => {
  await open({ ...emptyJob, title: 'Tester' });
  press('Save and publish');
  const lines = await summaryLines();
  expect(lines.map((line) => line.textContent)).toEqual(['About the job: Use at least 20 characters.']);
  await waitFor(() => expect(screen.getByLabelText('About the job').closest('div[hidden]')).toBeNull());
});

test('replaces a vague phrase with one press', async () => {
  await open({ ...written, title: 'Rockstar tester' });
  fireEvent.click(await screen.findByRole('button', { name: 'Replace “Rockstar”' }));
  expect(titleField().value).toBe('Expert tester');
});

test('sends typed questions without empty answers and leftovers of another type', async () => {
  const question = { id: 'q1', text: 'Which shifts?', required: true, wanted: ['Nights', 'yes'], min: 3 };
  const onSave = await open({
    ...written,
    screening_questions: [{ ...question, kind: 'one_of', choices: ['Days', ' Nights ', ''] }],
  });
  press('Save draft');
  await waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0].screening_questions).toEqual([
    { ...question, kind: 'one_of', choices: ['Days', 'Nights'], wanted: ['Nights'], min: null },
  ]);
});

// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { JobForm } from '#web/features/jobs/form/job-form.tsx';
import { emptyJob, type JobFormValues } from '#web/features/jobs/form/values.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';

// Each test renders the whole form, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const toronto: JobFormValues = {
  ...emptyJob,
  title: 'Tester',
  description: 'You test new versions of the app with a list.',
  place: { city: 'Toronto', region: 'ON', country: 'CA', latitude: null, longitude: null },
};

async function open(values: JobFormValues) {
  localStorage.clear();
  signInStaff(1);
  mockApi({});
  const onSave = vi.fn().mockResolvedValue(undefined);
  await renderWithQueries(
    <JobForm
      values={values}
      draftName="job:new"
      employers={null}
      saveLabel="Save draft"
      publishing="now"
      onSave={onSave}
      preview={() => null}
      employer={{ id: 2, name: 'Larkspur Labs' }}
      header={(actions) => actions}
    />,
  );
  return onSave;
}

function review(): HTMLElement {
  const section = screen.getByText('Review the job').closest('section');
  if (!section) throw new Error('The review is a section');
  return section;
}

const lines = () => within(review()).queryAllByText(/^(?:Minimum pay|Existing vacancy|AI in screening|Requirements): /);

test('lists what a job in Ontario lacks in the review, and leads to the field', async () => {
  await open(toronto);
  expect(lines().map((line) => line.textContent)).toEqual([
    'Minimum pay: Enter the minimum and the maximum pay. Jobs in Ontario must list a pay range.',
    'Existing vacancy: Select “Yes” or “No.” Jobs in Ontario must say if they’re open now.',
    'AI in screening: Select “Yes” or “No.” Jobs in Ontario must say if AI is used.',
  ]);
  const [pay] = lines();
  if (pay) fireEvent.click(pay);
  await waitFor(() => expect(screen.getAllByLabelText(/^Minimum pay/)).toContain(document.activeElement));
});

test('refuses to publish it, but saves the draft', async () => {
  const onSave = await open(toronto);
  fireEvent.click(screen.getByText('Save and publish'));
  await screen.findByText('There is a problem');
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Save draft'));
  await waitFor(() => expect(onSave).toHaveBeenCalled());
});

test('asks nothing more of a job elsewhere', async () => {
  await open({ ...toronto, place: { ...toronto.place, city: 'Montréal', region: 'QC' } });
  expect(lines()).toEqual([]);
  expect(within(review()).getByText('All required details are filled in.')).toBeDefined();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Job } from '#domain/features/jobs/job.ts';
import { buildPreview } from '#web/features/jobs/form/preview-job.ts';
import { emptyJob } from '#web/features/jobs/form/values.ts';
import { renderUi } from '#web/testing/render.tsx';
import { JobView } from './job-view.tsx';

const employer = 'The employer closed or paused it. See similar jobs below.';
const day = 'The deadline was February 29, 2020. See similar jobs below.';

test.each<[Job['status'], string | null, string]>([
  ['paused', '2020-02-29', day],
  ['paused', '2999-02-28', employer],
  ['paused', null, employer],
  ['closed', '2020-02-29', employer],
  ['draft', '2020-02-29', 'This is a draft. Only your team can see it.'],
])('a %s job with the last day %s says: %s', async (status, closesOn, words) => {
  await renderUi(
    <JobView job={{ ...buildPreview(emptyJob, { id: 2, name: 'Larkspur Labs' }), status, closes_on: closesOn }} />,
  );
  expect(screen.getByText(words)).toBeDefined();
});

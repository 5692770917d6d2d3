// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { JobCard } from '#domain/features/jobs/job.ts';
import { renderUi } from '#web/testing/render.tsx';
import { PublicJobCard } from './public-job-card.tsx';

const job: JobCard = {
  id: 7,
  slug: 'baker',
  title: 'Baker',
  organisation_id: 2,
  company: 'Crumb Corner',
  city: 'Burlington',
  region: 'VT',
  country: 'US',
  work_mode: 'on_site',
  job_type: 'full_time',
  salary: null,
  experience_min: null,
  experience_max: null,
  published_at: '2026-03-04T12:00:00.000Z',
  is_first_seen: false,
  status: 'active',
  score: null,
  band: null,
  match_parts: null,
  distance_km: null,
};

describe('PublicJobCard', () => {
  it('a posting with employer and day -> names both', async () => {
    await renderUi(<PublicJobCard job={job} />);
    expect(screen.getByText('Crumb Corner')).toBeDefined();
    expect(screen.getByText(/^Posted/)).toBeDefined();
  });

  it('a posting without employer and day -> says so instead of inventing them', async () => {
    await renderUi(<PublicJobCard job={{ ...job, company: '', is_first_seen: true }} />);
    expect(screen.getByText('Employer not listed')).toBeDefined();
    expect(screen.getByText(/^First seen/)).toBeDefined();
    expect(screen.queryByText(/^Posted/)).toBeNull();
  });

  it('a match with a number -> a strip of its six parts; an unknown part is marked', async () => {
    const parts = {
      Skills: 80,
      Certifications: null,
      Education: 100,
      JobTitles: 0,
      Industries: 100,
      ManagementLevel: 100,
    };
    const { container } = await renderUi(
      <PublicJobCard job={{ ...job, score: 72, band: 'good', match_parts: parts }} />,
    );
    const states = [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-state'));
    expect(states).toEqual(['known', 'unknown', 'known', 'known', 'known', 'known']);
    expect(screen.getByTitle(/^Skills: 80%/)).toBeDefined();
  });

  it('no number -> no strip', async () => {
    const { container } = await renderUi(<PublicJobCard job={job} />);
    expect(container.querySelector('[data-part]')).toBeNull();
  });
});

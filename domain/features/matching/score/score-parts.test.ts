import { describe, expect, it } from 'vitest';
import { scoreMatch } from './score.ts';
import { JobScoreParts, ServerScoreParts, toJobScoreParts, toServerScoreParts } from './score-parts.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

const needs = { skills: [1, 2], certifications: [3], education: 4, titles: [5], industries: [6], managementLevel: 2 };
const offers = { skills: [1], certifications: [9], education: 3, titles: [5], industries: [6], managementLevel: 1 };
const match = scoreMatch(needs, offers, DEFAULT_WEIGHTS, () => []);

describe('score parts in the API', () => {
  it('use the part names in the server score', () => {
    const parts = { Skills: 20, Certifications: 0, Education: 7.5, JobTitles: 20, Industries: 10, ManagementLevel: 5 };
    expect(ServerScoreParts.parse(toServerScoreParts(match))).toEqual(parts);
  });

  it('use the weight names in the job score, with the total', () => {
    const parts = {
      skills: 20,
      certification: 0,
      education: 7.5,
      job_title: 20,
      industry: 10,
      management_level: 5,
      totalScore: 63,
    };
    expect(JobScoreParts.parse(toJobScoreParts(match))).toEqual(parts);
  });
});

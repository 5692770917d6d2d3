import { describe, expect, it } from 'vitest';
import type { Inclusion } from '#domain/features/jobs/job.ts';
import { emptyInclusion } from './empty-inclusion.ts';
import { readWorkplaceAnswers } from './workplace-answers.ts';

const read = (facts: Partial<Inclusion>) => readWorkplaceAnswers({ ...emptyInclusion, ...facts });

describe('readWorkplaceAnswers', () => {
  it.each<[Partial<Inclusion>, string[]]>([
    [{}, []],
    [{ noise: 'Quiet. Phone calls are taken in booths.' }, ['quiet']],
    [{ noise: 'Quiet until 11, some conversation after that. Headphones are welcome.' }, ['quiet', 'headphones']],
    [{ noise: 'Soft voices' }, ['quiet']],
    [{ noise: 'Not very quiet' }, []],
    [{ noise: 'Quiet in the records room, busy at the front desk.' }, []],
    [{ noise: 'Lively during breaks, calm during lessons.' }, []],
    [{ noise: 'Soft music after 10; none during quiet hours.' }, []],
    [{ noise: '75 to 80 decibels near the line; ear protection of your choice.' }, ['headphones']],
    [{ noise: 'Open office, often loud' }, []],
    [{ noise: 'Calme, casque permis' }, ['quiet']],
    [{ accommodations: 'A quiet room, adjustable lighting, flexible start times' }, ['quiet_room', 'flexible_hours']],
    [{ accommodations: 'Picture instructions, a timer, no phone duty.' }, ['no_phone']],
    [{ accommodations: 'Remote onboarding' }, ['remote_onboarding']],
    [{ lighting: 'Daylight and adjustable desk lamps.' }, ['soft_light']],
    [{ lighting: 'Bright and white' }, []],
    [{ lighting: 'Bright at the benches, dim in the aisles.' }, []],
    [{ meetings_per_week: '3' }, ['few_meetings']],
    [{ meetings_per_week: '3, each with an agenda' }, ['few_meetings']],
    [{ meetings_per_week: 'Two a week' }, ['few_meetings']],
    [{ meetings_per_week: 'None; updates come as a one-page memo' }, ['few_meetings']],
    [{ meetings_per_week: 'A short meeting on Mondays' }, ['few_meetings']],
    [{ meetings_per_week: '30 minutes, once a week' }, ['few_meetings']],
    [{ meetings_per_week: 'Once a week, 30 minutes' }, ['few_meetings']],
    [{ meetings_per_week: '2 to 10' }, []],
    [{ meetings_per_week: 'Five minutes at the start of each shift' }, []],
    [{ meetings_per_week: 'A ten-minute huddle each day' }, []],
    [{ meetings_per_week: 'Many' }, []],
    [{ communication: 'Written first: tasks and decisions are in the system.' }, ['mostly_written']],
    [{ communication: 'Mostly spoken, some by email' }, []],
    [{ communication: 'No phone calls' }, ['no_phone']],
    [{ schedule: 'Flexible start between 7 and 10.' }, ['flexible_hours']],
    [{ schedule: 'Core hours 10 to 3; the rest is flexible.' }, ['flexible_hours']],
    [{ schedule: 'Fixed hours, 9 to 5, no overtime.' }, ['steady_hours']],
    [{ schedule: 'Hours are not flexible' }, []],
    [{ interview_format: '45 minutes by video, camera optional' }, ['camera_optional']],
    [{ questions_ahead: true, buddy: true }, ['questions_ahead', 'buddy']],
  ])('%j -> %j', (facts, answers) => {
    expect(read(facts)).toEqual(answers);
  });
});

import type { Outcome, OutcomeAnswers, OutcomeCount, Placement } from '#domain/features/outcomes/contract.ts';
import {
  type OutcomeAudience,
  type OutcomeDay,
  outcomeDays,
  outcomeHelp,
  outcomeQuestions,
} from '#domain/features/outcomes/form.ts';
import { type Answer, yes } from '#domain/features/surveys/questions.ts';
import { addDays } from '#domain/lib/day.ts';
import type { PlacementRow } from './queries.ts';

/** The token of the form behind an invitation. */
type CreateToken = (invitationId: string) => string;

export function presentPlacement(row: PlacementRow, createToken: CreateToken): Placement {
  return {
    application_id: row.application_id,
    person: { id: row.user_id, name: row.name },
    job: row.job,
    company: row.company,
    hired_at: row.hired_at.toISOString(),
    outcomes: outcomeDays.map((day) => presentOutcome(row, day, createToken)),
  };
}

function presentOutcome(row: PlacementRow, day: OutcomeDay, createToken: CreateToken): Outcome {
  const find = (audience: OutcomeAudience) => row.asked.find((each) => each.day === day && each.audience === audience);
  const [person, partner] = [find('person'), find('partner')];
  const isDue = partner?.is_answered === false;
  return {
    day,
    due_at: addDays(row.hired_at, day).toISOString(),
    state: isDue ? 'due' : partner ? 'answered' : 'not_asked',
    token: isDue ? createToken(partner.id) : null,
    partner: partner && !isDue ? presentAnswers(partner.answers) : null,
    person: person ? presentAnswers(person.answers) : null,
  };
}

function presentAnswers(answers: readonly Answer[]): OutcomeAnswers {
  const find = (name: keyof typeof outcomeQuestions) =>
    answers.find(({ question }) => question === outcomeQuestions[name]);
  const isYes = (name: 'employed' | 'changed') => {
    const [value] = find(name)?.values ?? [];
    return value === undefined ? null : value === yes;
  };
  return {
    is_employed: isYes('employed'),
    has_changed: isYes('changed'),
    change: find('change')?.text ?? '',
    help: outcomeHelp.filter((_help, index) => find('help')?.values.includes(index + 1)),
    need: find('need')?.text ?? '',
  };
}

/** Whether the person is still in the job: what they share counts before what the partner answered. */
function isEmployed({ person, partner }: Outcome): boolean | null {
  return person?.is_employed ?? partner?.is_employed ?? null;
}

export function countOutcomes(placements: readonly Placement[]): OutcomeCount[] {
  return outcomeDays.map((day) => {
    const outcomes = placements.flatMap((placement) => placement.outcomes.filter((outcome) => outcome.day === day));
    const known = outcomes.map(isEmployed).filter((employed) => employed !== null);
    return {
      day,
      asked: outcomes.filter(({ state, person }) => state !== 'not_asked' || person !== null).length,
      known: known.length,
      employed: known.filter(Boolean).length,
    };
  });
}

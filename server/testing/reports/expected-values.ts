import type { ReportName } from '#domain/features/reports/names.ts';
import { expectedHiring } from './expected-hiring.ts';
import { expectedPartner } from './expected-partner.ts';
import type { ApplicationHistory } from './history.ts';
import { type ExpectedValue, matchesJob, type Question } from './plain-code.ts';

const expected = { ...expectedHiring, ...expectedPartner };

/** The same values as the SQL of a report, computed from the moves in plain code. */
export function expectValues(name: ReportName, question: Question): ExpectedValue[] {
  return expected[name](question, selectApplications(name, question));
}

function selectApplications(name: ReportName, { history, filter }: Question): ApplicationHistory[] {
  const isPartner = name === name.toLowerCase();
  return history.applications.filter(
    ({ job, source, partner }) =>
      matchesJob(job, filter) &&
      (filter.source === undefined || source === filter.source) &&
      (filter.partner === undefined || partner === filter.partner) &&
      (!isPartner || partner !== null),
  );
}

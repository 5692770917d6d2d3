import { expect, test } from 'vitest';
import { MANAGEMENT_LEVELS, managementLevelFromTitle } from './management-level.ts';

test.each([
  ['Software Engineer', 'individual'],
  ['Senior Data Analyst', 'individual'],
  ['Executive Assistant', 'individual'],
  ['Assistant to the Director', 'individual'],
  ['Account Executive', 'individual'],
  ['Product Owner', 'individual'],
  ['Lead Generation Specialist', 'individual'],
  ['Chef', 'individual'],
  ['Management Intern', 'individual'],
  ['Engineer, reports to the Director', 'individual'],
  ['Lead Developer', 'lead'],
  ['Shift Supervisor', 'lead'],
  ['Assistant Manager', 'lead'],
  ["Chef d'équipe", 'lead'],
  ['Project Manager', 'manager'],
  ['Head of Marketing', 'manager'],
  ['Gerente de ventas', 'manager'],
  ['Director of Engineering', 'director'],
  ['Associate Director', 'director'],
  ['Directrice des ventes', 'director'],
  ['VP of Sales', 'executive'],
  ['Chief Technology Officer', 'executive'],
  ['CEO', 'executive'],
  ['Executive Director', 'executive'],
  ['대표이사', 'executive'],
])('%j ranks as %s', (title, level) => {
  expect(MANAGEMENT_LEVELS[(managementLevelFromTitle(title) ?? 0) - 1]).toBe(level);
});

test('an empty title has no level', () => {
  expect(managementLevelFromTitle(' - ')).toBeUndefined();
});

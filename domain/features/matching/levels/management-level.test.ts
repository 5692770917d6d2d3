import { describe, expect, it } from 'vitest';
import { MANAGEMENT_LEVELS, parseManagementLevel } from './management-level.ts';

describe('parseManagementLevel', () => {
  it.each([
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
  ])('ranks %j as %s', (title, level) => {
    expect(MANAGEMENT_LEVELS[(parseManagementLevel(title) ?? 0) - 1]).toBe(level);
  });

  it('returns undefined for an empty title', () => {
    expect(parseManagementLevel(' - ')).toBeUndefined();
  });
});

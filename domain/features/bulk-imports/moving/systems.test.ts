import { describe, expect, it } from 'vitest';
import {
  findPeopleColumns,
  hasNeededColumns,
  readPersonRow,
} from '#domain/features/bulk-imports/resumes/people-columns.ts';
import { systemGuides, systems } from './systems.ts';

describe('systemGuides', () => {
  it.each(systems)('%s: every named column is read into the named field', (system) => {
    const { peopleColumns } = systemGuides[system];
    const found = findPeopleColumns(peopleColumns.map(([header]) => header));
    expect(hasNeededColumns(found)).toBe(true);
    for (const [header, column] of peopleColumns) {
      expect(findPeopleColumns([header]).has(column), header).toBe(true);
      expect(found.has(column)).toBe(true);
    }
  });

  it('reads a row of an OpenCATS export, with other columns between', () => {
    const row = {
      candidateID: '12',
      lastName: 'Quill',
      firstName: 'Ada',
      phoneCell: '',
      email1: 'Ada@example.com',
      keySkills: 'SQL, Labeling',
    };
    const person = readPersonRow(findPeopleColumns(Object.keys(row)), row);
    expect(person.name?.value).toBe('Ada Quill');
    expect(person.email?.value).toBe('ada@example.com');
    expect(person.skills).toEqual(['SQL', 'Labeling']);
  });
});

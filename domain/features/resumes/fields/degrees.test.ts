import { describe, expect, it } from 'vitest';
import { findDegree } from './degrees.ts';

describe('findDegree', () => {
  it.each([
    ['Master’s degree in Nursing', 'master', 'Master’s degree'],
    ['MSN, Family Nurse Practitioner', 'master', 'MSN'],
    ['BSN, RN', 'bachelor', 'BSN'],
    ['BSCS, Ohio State University', 'bachelor', 'BSCS'],
    ['B.S.W.', 'bachelor', 'B.S.W.'],
    ['HND Computing', 'associate', 'HND'],
    ['CEGEP diploma in nursing', 'associate', 'CEGEP diploma'],
    ['High School Diploma', 'high_school', 'High School Diploma'],
    ['Máster en Finanzas', 'master', 'Máster'],
    ['컴퓨터공학 학사', 'bachelor', '학사'],
    ['공학석사', 'master', '석사'],
    ['工学修士', 'master', '修士'],
    ['이학박사', 'doctorate', '박사'],
    ['전문학사', 'associate', '전문학사'],
  ])('%s -> %s', (line, level, text) => {
    expect(findDegree(line)).toMatchObject({ level, text });
  });

  it.each(['as a student', 'ms. Lee', 'Ma and Pa store', 'two bs', 'Cégep de Saint-Laurent'])('%s -> none', (line) => {
    expect(findDegree(line)).toBeUndefined();
  });
});

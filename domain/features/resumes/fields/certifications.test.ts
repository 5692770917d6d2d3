import { describe, expect, it } from 'vitest';
import { parseResume } from '#domain/features/resumes/parse.ts';

const known = ['CPR', 'First Aid', 'BLS', 'Forklift Operator'];

function readNames(text: string): string[] {
  const lookups = { findCertification: (name: string) => known.find((each) => each === name) };
  return parseResume(`Kim Lee\n\nCERTIFICATIONS\n${text}`, lookups).certifications.map(({ value }) => value.name);
}

describe('parseResume certifications', () => {
  it('reads one certificate per line, also below a long line with commas', () => {
    const lines = ['OSHA 30', 'AWS Certified Solutions Architect – Associate, Amazon, May 2022', 'Crane Signal Person'];
    expect(readNames(lines.join('\n'))).toEqual([
      'OSHA 30',
      'AWS Certified Solutions Architect – Associate',
      'Crane Signal Person',
    ]);
    expect(readNames('Certified Professional in Supply Management, ISM\nForklift Operator')).toEqual([
      'Certified Professional in Supply Management',
      'Forklift Operator',
    ]);
  });

  it('joins a wrapped line', () => {
    expect(readNames('Certified Solutions Architect, Amazon Web\nServices, 2022')).toEqual([
      'Certified Solutions Architect',
    ]);
  });

  it('splits a line of known certificates, but not a certificate and its issuer', () => {
    expect(readNames('CPR, First Aid, BLS')).toEqual(['CPR', 'First Aid', 'BLS']);
    expect(readNames('CPR, American Red Cross, 2024')).toEqual(['CPR']);
  });
});

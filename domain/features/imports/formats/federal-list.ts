import { emptyPosting, type Posting } from '#domain/features/imports/posting.ts';
import { type Fields, readText } from './lenient.ts';

/** Reads a row of US federal job announcements. It has no text, so the description is built from the columns. */
export function readFederalList(fields: Fields): Posting {
  const text = (name: string): string => readText(fields[name]);
  const title = text('position_title');
  const agency = text('agency') || text('department');
  const facts = [
    ['Department', text('department')],
    ['Appointment', text('appointment_type')],
    ['Occupation', text('occupation_series')],
    ['Open to', text('hiring_paths')],
  ].filter(([, value]) => value !== '');
  return {
    ...emptyPosting,
    id: text('control_number') && `usajobs-${text('control_number')}`,
    title,
    company: agency,
    description:
      title && agency
        ? [
            `${title} at ${agency}.`,
            ...facts.map(([name, value]) => `${name}: ${value}.`),
            'The full announcement is at the address of the source.',
          ].join('\n')
        : '',
    country: 'US',
    employmentTypes: /intern|student/i.test(text('appointment_type')) ? ['INTERN'] : [],
    posted: text('open_date'),
    validThrough: text('close_date'),
    industries: ['Government'],
    url: text('usajobs_url'),
  };
}

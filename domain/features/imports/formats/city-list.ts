import { emptyPosting, type Posting } from '#domain/features/imports/posting.ts';
import { type Fields, type PlainText, readText } from './lenient.ts';

/** Reads a row of New York City's open data set of municipal jobs. */
export function readCityList(fields: Fields, plain: PlainText): Posting {
  const text = (name: string): string => plain(readText(fields[name]));
  const hours = text('Full-Time/Part-Time indicator');
  return {
    ...emptyPosting,
    id: text('Job ID') && `nyc-${text('Job ID')}`,
    title: text('Business Title'),
    company: text('Agency'),
    description: text('Job Description') || describeFacts(text),
    requirements: [text('Minimum Qual Requirements'), text('Preferred Skills')].filter(Boolean).join('\n'),
    city: 'New York City',
    region: 'NY',
    country: 'US',
    employmentTypes: hours === '' ? [] : [hours === 'P' ? 'PART_TIME' : 'FULL_TIME'],
    pay: {
      text: '',
      min: text('Salary Range From'),
      max: text('Salary Range To'),
      currency: 'USD',
      period: text('Salary Frequency'),
    },
    posted: text('Posting Date'),
    validThrough: text('Post Until'),
    openings: text('# Of Positions'),
    skills: [],
    industries: ['Municipal government'],
  };
}

/** Fallback description from the columns, since most rows have no text. */
function describeFacts(text: (name: string) => string): string {
  const facts = [
    ['Civil service title', text('Civil Service Title')],
    ['Unit', text('Division/Work Unit')],
    ['Place', text('Work Location')],
    ['Hours', text('Hours/Shift')],
  ].filter(([, value]) => value !== '');
  const [title, agency] = [text('Business Title'), text('Agency')];
  return title && agency
    ? [`${title} at ${agency}.`, ...facts.map(([name, value]) => `${name}: ${value}.`)].join('\n')
    : '';
}

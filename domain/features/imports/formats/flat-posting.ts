import { emptyPosting, type Posting } from '#domain/features/imports/posting.ts';
import type { FlatColumns } from './flat-columns.ts';
import type { FlatField } from './flat-field-names.ts';
import { type Fields, type PlainText, readLines, readList, readNumber, readText } from './lenient.ts';

/** Reads a flat record by the columns that were matched to fields. */
export function readFlatPosting(values: Fields, columns: FlatColumns, plain: PlainText): Posting {
  const value = (field: FlatField): unknown => values[columns.get(field) ?? ''];
  const text = (field: FlatField): string => readText(value(field));
  const long = (field: FlatField): string => plain(readLines(value(field)));
  return {
    ...emptyPosting,
    id: text('id'),
    title: plain(text('title')),
    company: plain(text('company')),
    description: long('description'),
    responsibilities: long('responsibilities'),
    requirements: long('requirements'),
    benefits: long('benefits'),
    city: text('city'),
    region: text('region'),
    country: text('country'),
    locationText: text('location'),
    latitude: readNumber(value('latitude')),
    longitude: readNumber(value('longitude')),
    workMode: text('workMode'),
    employmentTypes: readList(value('employmentType')),
    pay: {
      text: text('pay'),
      min: text('payMin'),
      max: text('payMax'),
      currency: text('currency'),
      period: text('payPeriod'),
    },
    posted: text('posted'),
    postedYear: text('postedYear'),
    validThrough: text('validThrough'),
    openings: text('openings'),
    education: text('education'),
    experience: text('experience'),
    skills: readList(value('skills')).flatMap((each) => each.split(',')),
    industries: readList(value('industry')),
    url: text('url'),
  };
}

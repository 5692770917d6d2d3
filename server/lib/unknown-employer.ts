import type { Phrases } from '#domain/phrases/phrase-types.ts';

type Values = Readonly<Record<string, string>>;

/** Fills in the phrase for the employer of an imported job that names none. */
export function nameUnknownEmployer(values: Values, { jobs }: Pick<Phrases, 'jobs'>): Values {
  const isUnknown = (name: 'company' | 'name'): boolean => values[name] === '';
  if (!isUnknown('company') && !isUnknown('name')) return values;
  const unknown = jobs.detail.facts.unknownEmployer;
  return {
    ...values,
    ...(isUnknown('company') && { company: unknown }),
    ...(isUnknown('name') && { name: unknown }),
  };
}

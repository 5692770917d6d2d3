/**
 * Cities of Ontario with 25,000 people or more, of which no namesake in Canada or the United States is larger. Lowercase, without
 * periods and "Greater".
 * @source server/reference/data/cities.tsv
 */
const ontarioCities: ReadonlySet<string> = new Set([
  'toronto',
  'ottawa',
  'mississauga',
  'north york',
  'scarborough',
  'hamilton',
  'brampton',
  'etobicoke',
  'london',
  'oshawa',
  'windsor',
  'markham',
  'vaughan',
  'kitchener',
  'richmond hill',
  'barrie',
  'nepean',
  'oakville',
  'burlington',
  'sudbury',
  'st catharines',
  'cambridge',
  'guelph',
  'east york',
  'kingston',
  'milton',
  'thunder bay',
  'waterloo',
  'ajax',
  'kanata',
  'pickering',
  'brantford',
  'niagara falls',
  'willowdale',
  'peterborough',
  'newmarket',
  'sarnia',
  'sault ste marie',
  'norfolk county',
  'north bay',
  'welland',
  'belleville',
  'cornwall',
  'chatham',
  'timmins',
  'quinte west',
  'woodstock',
  'st thomas',
  'brant',
  'ancaster',
  'leamington',
  'orangeville',
  'orillia',
  'prince edward',
]);

/** Whether a city typed without its region is in Ontario. */
export function isOntarioCity(city: string): boolean {
  const key = city
    .trim()
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^greater /, '')
    .replace(/^saint /, 'st ');
  return ontarioCities.has(key);
}

export type TownSketch = readonly [city: string, region: string];

/** Where job seekers live; most near the places of work. */
export const towns: readonly TownSketch[] = [
  ['Portland', 'OR'],
  ['Beaverton', 'OR'],
  ['Seattle', 'WA'],
  ['Tacoma', 'WA'],
  ['Vancouver', 'BC'],
  ['Burnaby', 'BC'],
  ['Austin', 'TX'],
  ['Round Rock', 'TX'],
  ['Houston', 'TX'],
  ['Pasadena', 'TX'],
  ['Hartford', 'CT'],
  ['Des Moines', 'IA'],
  ['Toronto', 'ON'],
  ['Mississauga', 'ON'],
  ['Hamilton', 'ON'],
  ['Ottawa', 'ON'],
  ['Atlanta', 'GA'],
  ['Decatur', 'GA'],
  ['Marietta', 'GA'],
  ['Columbus', 'OH'],
  ['Memphis', 'TN'],
  ['Minneapolis', 'MN'],
  ['Saint Paul', 'MN'],
  ['Madison', 'WI'],
  ['Milwaukee', 'WI'],
  ['San Diego', 'CA'],
  ['Chula Vista', 'CA'],
  ['Worcester', 'MA'],
  ['Montréal', 'QC'],
  ['Laval', 'QC'],
  ['Québec', 'QC'],
  ['Grand Rapids', 'MI'],
  ['Raleigh', 'NC'],
  ['Durham', 'NC'],
  ['Halifax', 'NS'],
  ['Denver', 'CO'],
  ['Aurora', 'CO'],
  ['Calgary', 'AB'],
  ['Tucson', 'AZ'],
  ['Chicago', 'IL'],
  ['Evanston', 'IL'],
  ['St. Louis', 'MO'],
  ['Winnipeg', 'MB'],
  ['Philadelphia', 'PA'],
  ['Camden', 'NJ'],
  ['Duluth', 'MN'],
];

const provinces = new Set(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK']);

export function countryOf(region: string): 'US' | 'CA' {
  return provinces.has(region) ? 'CA' : 'US';
}

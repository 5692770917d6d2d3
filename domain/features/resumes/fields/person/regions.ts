import { fold } from '#domain/features/resumes/text/fold.ts';

/** Finds a US state or Canadian province by code, or by English or French name. */
export function findRegion(text: string): { region: string; country: 'US' | 'CA' } | undefined {
  const trimmed = text.trim();
  const byCode = /^[A-Z]{2}$/.test(trimmed) ? codes.get(trimmed) : undefined;
  return byCode ?? names.get(fold(trimmed).replace(/\./g, ''));
}

const states = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico`;
const provinces = `AB Alberta|BC British Columbia|BC Colombie-Britannique|MB Manitoba|NB New Brunswick|NB Nouveau-Brunswick|NL Newfoundland and Labrador|NL Terre-Neuve-et-Labrador|NS Nova Scotia|NS Nouvelle-Écosse|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|PE Île-du-Prince-Édouard|QC Quebec|QC Québec|SK Saskatchewan|YT Yukon`;

type Region = { region: string; country: 'US' | 'CA' };
const codes = new Map<string, Region>();
const names = new Map<string, Region>();
for (const [list, country] of [
  [states, 'US'],
  [provinces, 'CA'],
] as const) {
  for (const entry of list.split('|')) {
    const region = { region: entry.slice(0, 2), country };
    codes.set(region.region, region);
    names.set(fold(entry.slice(3)), region);
  }
}

/** Column names of flat files, by field, the most specific first. Names are in lower case, words separated by spaces. */
export const columnNames = {
  id: list(
    'id; job id; source id; posting id; requisition id; req id; reference; reference number; job number; ' +
      'job ref; referencenumber; requisitionid; shortcode; guid; job ad id; uuid',
  ),
  title: list(
    'title; job title; position title; posting title; job name; designation; position; role; vacancy; name; job opening name',
  ),
  company: list(
    'company; company name; employer; employer name; organization; organization name; organisation; ' +
      'hiring organization; hiring company; company title; agency',
  ),
  responsibilities: list('responsibilities; duties; key responsibilities; examplesofduties'),
  requirements: list(
    'requirements; qualifications; minimum qualifications; required qualifications; qualification; ' +
      'skills desc; skills description',
  ),
  description: list('description; job description; summary; details; content; body; text; html'),
  benefits: list('benefits; perks'),
  city: list('city; town; municipality; location city'),
  region: list('region; state; province; state province; state code; location region; location state'),
  country: list('country; country code; location country'),
  location: list('location text; location; location name; locations; formatted location; place; address'),
  latitude: list('lat; latitude; location latitude; location lat'),
  longitude: list('lon; lng; long; longitude; location longitude; location lng'),
  workMode: list(
    'remote; is remote; remote allowed; remote work; telecommuting; workplace type; work mode; ' +
      'work arrangement; location type; remote type',
  ),
  employmentType: list(
    'employment type; job type; jobtype; employment type code; type of employment label; contract type; work type; position type; schedule type; job schedule; ' +
      'commitment; employment status; type; full time part time indicator',
  ),
  payMin: list(
    'salary min; min salary; salary from; salary minimum; minimum salary; salary range from; pay min; ' +
      'min pay; minimum pay; min amount; min annual salary; lower salary',
  ),
  payMax: list(
    'salary max; max salary; salary to; salary maximum; maximum salary; salary range to; pay max; max pay; ' +
      'maximum pay; max amount; max annual salary; upper salary',
  ),
  pay: list(
    'salary; salary text; salary range; salary estimate; pay; pay range; pay rate; compensation; ' +
      'compensation range; wage; wages; remuneration; hourly rate; annual salary; rate',
  ),
  currency: list('currency; salary currency; currency code; pay currency; compensation currency'),
  payPeriod: list(
    'salary period; pay period; salary frequency; pay frequency; salary interval; salary type; salary unit; ' +
      'pay type; wage period; wage unit; compensation interval',
  ),
  posted: list(
    'date posted; posted at; published at; published on; pub date; date published; released date; posting date; posted date; posted on; post date; date published; ' +
      'published date; publication date; open date; original listed time; listed time; posted time; posted; ' +
      'created at; date',
  ),
  postedYear: list('posted year; posting year; year posted; year'),
  validThrough: list(
    'valid through; closes on; closing date; close date; application deadline; deadline; expiration date; ' +
      'expiry date; expires at; expires on; expiry; post until; end date; expirationdate; advertise to date time utc',
  ),
  openings: list(
    'openings; number of openings; number of positions; of positions; positions; vacancies; ' + 'number of vacancies',
  ),
  education: list(
    'education required; required education; education; education level; education requirements; ' +
      'degree required; degree',
  ),
  experience: list(
    'experience level; experience; required experience; experience required; years of experience; ' +
      'formatted experience level; seniority; seniority level; career level; min experience',
  ),
  skills: list('skills; required skills; skills required; key skills; skill set; technologies'),
  industry: list('industry; industries; company industry; sector'),
  url: list(
    'url; link; job url; job link; job posting url; posting url; apply url; application url; apply link; ' +
      'absolute url; hosted url; source url',
  ),
} satisfies Readonly<Record<string, readonly string[]>>;

function list(names: string): readonly string[] {
  return names.split('; ');
}

export type FlatField = keyof typeof columnNames;

/** In this order a column is given to a field. */
export const flatFields = Object.keys(columnNames) as FlatField[];

/** Words before the name of a column that do not change its meaning: "posting_job_title". */
export const neutralWords: ReadonlySet<string> = new Set([
  ...[
    'job',
    'jobs',
    'posting',
    'posted',
    'position',
    'post',
    'vacancy',
    'opening',
    'listing',
    'role',
    'requisition',
    'ad',
  ],
  ...['advert', 'offer', 'work', 'workplace', 'primary', 'main', 'full', 'formatted', 'raw', 'original', 'source'],
  ...[
    'normalized',
    'display',
    'detail',
    'details',
    'feed',
    'data',
    'item',
    'record',
    'current',
    'estimated',
    'basic',
    'the',
  ],
]);

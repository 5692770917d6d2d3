import { buildReadPerson, type PersonFieldName, type ReadField, type ReadPerson } from './person.ts';

export type PeopleColumn = PersonFieldName | 'first_name' | 'last_name' | 'skills';

/** Names of columns in exports of other systems, folded to letters: English, French, Spanish, and Korean. */
const columnNames: Readonly<Record<PeopleColumn, readonly string[]>> = {
  name: [
    'name',
    'fullname',
    'candidate',
    'candidatename',
    'displayname',
    'nom',
    'nomcomplet',
    'nombrecompleto',
    '이름',
    '성명',
  ],
  first_name: ['firstname', 'givenname', 'prenom', 'nombre', 'forename'],
  last_name: ['lastname', 'surname', 'familyname', 'nomdefamille', 'apellido', 'apellidos'],
  email: [
    'email',
    'emailaddress',
    'mail',
    'primaryemail',
    'courriel',
    'adressecourriel',
    'correo',
    'correoelectronico',
    '이메일',
  ],
  phone: [
    'phone',
    'phonenumber',
    'mobile',
    'cell',
    'cellphone',
    'phonecell',
    'telephone',
    'tel',
    'telefono',
    'movil',
    '전화',
    '전화번호',
    '휴대폰',
  ],
  headline: ['headline', 'title', 'jobtitle', 'currenttitle', 'position', 'titre', 'poste', 'puesto', 'cargo', '직함'],
  city: ['city', 'town', 'location', 'ville', 'ciudad', '도시'],
  region: ['region', 'state', 'province', 'estado', 'provincia', '지역'],
  country: ['country', 'pays', 'pais', '국가'],
  skills: ['skills', 'skill', 'keyskills', 'keywords', 'competences', 'habilidades', 'competencias', '기술'],
};

/** The columns of a file that an import reads; without a name, or an email and a phone column, nothing can be read. */
export type PeopleColumns = ReadonlyMap<PeopleColumn, string>;

export function findPeopleColumns(headers: readonly string[]): PeopleColumns {
  const found = new Map<PeopleColumn, string>();
  for (const header of headers) {
    const key = foldHeader(header);
    for (const [column, names] of Object.entries(columnNames) as [PeopleColumn, readonly string[]][]) {
      if (!found.has(column) && names.includes(key)) found.set(column, header);
    }
  }
  return found;
}

export function hasNeededColumns(columns: PeopleColumns): boolean {
  const hasName = columns.has('name') || columns.has('first_name') || columns.has('last_name');
  return hasName && (columns.has('email') || columns.has('phone'));
}

export function readPersonRow(columns: PeopleColumns, cells: Readonly<Record<string, unknown>>): ReadPerson {
  const get = (column: PeopleColumn): string => {
    const header = columns.get(column);
    return header === undefined ? '' : String(cells[header] ?? '').trim();
  };
  const toField = (value: string): ReadField => (value === '' ? null : { value, confidence: 1 });
  const parts = [get('first_name'), get('last_name')].filter((part) => part !== '');
  return buildReadPerson(
    {
      name: toField(get('name') || parts.join(' ')),
      email: toField(get('email')),
      phone: toField(get('phone')),
      headline: toField(get('headline')),
      city: toField(get('city')),
      region: toField(get('region')),
      country: toField(get('country')),
    },
    get('skills').split(/[;,|\n]/),
  );
}

function foldHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
}

import type { JobFamilyKey } from '#server/db/demo/job-families/all.ts';

export interface EmployerProfile {
  readonly name: string;
  readonly kind: 'employer' | 'corporate_partner';
  readonly domain: string;
  readonly industries: readonly string[];
  /** The first is the head office. */
  readonly cities: readonly (readonly [city: string, region: string])[];
  readonly jobFamilies: readonly JobFamilyKey[];
  readonly jobCount: number;
  readonly description: string;
  /** Opening sentences of postings. */
  readonly intros: readonly string[];
}

export const employers: readonly EmployerProfile[] = [
  {
    name: 'Fernhollow Software',
    kind: 'employer',
    domain: 'fernhollow',
    industries: ['Technology and information'],
    cities: [
      ['Portland', 'OR'],
      ['Seattle', 'WA'],
      ['Vancouver', 'BC'],
      ['Austin', 'TX'],
    ],
    jobFamilies: ['software', 'quality', 'data', 'design', 'support', 'technology', 'content'],
    jobCount: 58,
    description:
      'Fernhollow makes scheduling software for clinics, schools, and repair shops. We have 340 employees, a third of whom work from home.',
    intros: [
      'Fernhollow makes scheduling software for 9,000 clinics, schools, and repair shops.',
      'When a clinic opens in the morning, its schedule often runs on our software. We build it with care and without crunch time.',
    ],
  },
  {
    name: 'Quillmark Mutual',
    kind: 'corporate_partner',
    domain: 'quillmark-mutual',
    industries: ['Insurance'],
    cities: [
      ['Hartford', 'CT'],
      ['Des Moines', 'IA'],
      ['Toronto', 'ON'],
      ['Atlanta', 'GA'],
    ],
    jobFamilies: ['finance', 'data', 'technology', 'office', 'support', 'quality'],
    jobCount: 43,
    description:
      'Quillmark Mutual insures homes and small farms. It is owned by its members and has sponsored this program since its first year.',
    intros: [
      'Quillmark Mutual insures homes and small farms, and is owned by the people it insures.',
      'We have insured homes for ninety years. We value accuracy and kindness.',
    ],
  },
  {
    name: 'Larkspan Logistics',
    kind: 'employer',
    domain: 'larkspan',
    industries: ['Transportation and warehousing'],
    cities: [
      ['Columbus', 'OH'],
      ['Memphis', 'TN'],
      ['Mississauga', 'ON'],
      ['Houston', 'TX'],
    ],
    jobFamilies: ['logistics', 'logistics', 'data', 'technology', 'office'],
    jobCount: 40,
    description: 'Larkspan operates nine warehouses and a truck fleet for makers of furniture, tools, and toys.',
    intros: [
      'Larkspan operates nine warehouses and a truck fleet.',
      'A chair, a drill, a board game: chances are it passed through one of our nine warehouses.',
    ],
  },
  {
    name: 'Oakmere Credit Union',
    kind: 'employer',
    domain: 'oakmere',
    industries: ['Banking'],
    cities: [
      ['Minneapolis', 'MN'],
      ['Madison', 'WI'],
      ['Duluth', 'MN'],
    ],
    jobFamilies: ['finance', 'support', 'technology', 'office', 'data'],
    jobCount: 24,
    description: 'Oakmere is a credit union with 84,000 members and fourteen branches, each with a quiet counter.',
    intros: [
      'Oakmere is a credit union with 84,000 members. Every branch has a quiet counter, an idea from one of our employees.',
      'At Oakmere, our members are our owners. We take time for decisions and keep our promises.',
    ],
  },
  {
    name: 'Sennavale Laboratories',
    kind: 'employer',
    domain: 'sennavale',
    industries: ['Chemical manufacturing'],
    cities: [
      ['San Diego', 'CA'],
      ['Worcester', 'MA'],
      ['Montréal', 'QC'],
    ],
    jobFamilies: ['laboratory', 'laboratory', 'data', 'quality', 'office'],
    jobCount: 32,
    description: 'Sennavale makes and tests the fine chemicals that other laboratories rely on.',
    intros: [
      'Sennavale makes the fine chemicals that other laboratories rely on.',
      'Laboratories use our reference materials to check their results. We are 410 people at three sites.',
    ],
  },
  {
    name: 'Willowmere Health Network',
    kind: 'corporate_partner',
    domain: 'willowmere',
    industries: ['Hospitals', 'Outpatient health care'],
    cities: [
      ['Atlanta', 'GA'],
      ['Houston', 'TX'],
      ['Ottawa', 'ON'],
    ],
    jobFamilies: ['health', 'health', 'office', 'technology', 'data', 'support'],
    jobCount: 43,
    description:
      'Willowmere operates three hospitals and twenty-two clinics. It sponsors the program and offers paid trial weeks.',
    intros: [
      'Willowmere operates three hospitals and twenty-two clinics.',
      'Much of patient care happens behind the scenes: in medical records, supply rooms, and sterile processing.',
    ],
  },
  {
    name: 'Ironleaf Components',
    kind: 'employer',
    domain: 'ironleaf',
    industries: ['Machinery manufacturing'],
    cities: [
      ['Grand Rapids', 'MI'],
      ['Milwaukee', 'WI'],
      ['Hamilton', 'ON'],
    ],
    jobFamilies: ['manufacturing', 'manufacturing', 'logistics', 'quality', 'finance'],
    jobCount: 36,
    description:
      'Ironleaf makes pumps, valves, and their controls. Some areas of its plants are loud, and its postings say which.',
    intros: [
      'Ironleaf makes pumps, valves, and control systems.',
      'Running water depends on reliable pumps. We make pumps that last.',
    ],
  },
  {
    name: 'Openlark Learning',
    kind: 'employer',
    domain: 'openlark',
    industries: ['Education'],
    cities: [
      ['Raleigh', 'NC'],
      ['Austin', 'TX'],
      ['Halifax', 'NS'],
    ],
    jobFamilies: ['education', 'content', 'design', 'software', 'support'],
    jobCount: 26,
    description: 'Openlark runs learning centers and makes courses for adults who left school early.',
    intros: [
      'Openlark runs learning centers and makes courses for adults who left school early.',
      'Half of our staff disliked school. That helps us design courses for people who feel the same.',
    ],
  },
  {
    name: 'Gridthorn Energy Services',
    kind: 'employer',
    domain: 'gridthorn',
    industries: ['Utilities'],
    cities: [
      ['Denver', 'CO'],
      ['Calgary', 'AB'],
      ['Tucson', 'AZ'],
    ],
    jobFamilies: ['field', 'field', 'data', 'finance', 'office'],
    jobCount: 26,
    description: 'Gridthorn plans and maintains power lines, substations, and solar farms for towns and cooperatives.',
    intros: [
      'Gridthorn maintains power lines and solar farms for towns and cooperatives.',
      'Towns rely on us to keep the lights on. We survey, design, repair, and document our work.',
    ],
  },
  {
    name: 'Marrowby Market',
    kind: 'employer',
    domain: 'marrowby',
    industries: ['Food and beverage stores'],
    cities: [
      ['Chicago', 'IL'],
      ['St. Louis', 'MO'],
      ['Winnipeg', 'MB'],
    ],
    jobFamilies: ['retail', 'retail', 'logistics', 'finance', 'support'],
    jobCount: 28,
    description:
      'Marrowby is a grocery chain with 31 stores. All of them have quiet hours, seats at the registers, and schedules posted a month ahead.',
    intros: [
      'Marrowby is a grocery chain with 31 stores, all with quiet hours.',
      'We sell groceries. We want people to stay for many years, so we post schedules a month ahead.',
    ],
  },
  {
    name: 'Cindermoss Games',
    kind: 'employer',
    domain: 'cindermoss',
    industries: ['Technology and information', 'Publishing'],
    cities: [
      ['Montréal', 'QC'],
      ['Seattle', 'WA'],
      ['Raleigh', 'NC'],
    ],
    jobFamilies: ['design', 'software', 'quality', 'content'],
    jobCount: 22,
    description:
      'Cindermoss makes slow, friendly games about gardens, trains, and lost letters. No one works overtime before a release.',
    intros: [
      'Cindermoss makes slow, friendly games about gardens, trains, and lost letters.',
      'Our games are unhurried, and so are we: we release when a game is ready, without overtime.',
    ],
  },
  {
    name: 'Paperkite Press',
    kind: 'employer',
    domain: 'paperkite',
    industries: ['Publishing'],
    cities: [
      ['Philadelphia', 'PA'],
      ['Toronto', 'ON'],
      ['Québec', 'QC'],
    ],
    jobFamilies: ['content', 'content', 'design', 'office', 'data'],
    jobCount: 22,
    description: 'Paperkite publishes schoolbooks, field guides, and a magazine about how things work.',
    intros: [
      'Paperkite publishes schoolbooks, field guides, and a magazine about how things work.',
      'We have published field guides since 1961. Readers write to us when a feather is the wrong color, and they are usually right.',
    ],
  },
];

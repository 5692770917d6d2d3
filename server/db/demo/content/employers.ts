import type { JobFamilyKey } from '#server/db/demo/job-families/all.ts';

export interface EmployerProfile {
  readonly name: string;
  readonly kind: 'employer' | 'corporate_partner';
  readonly domain: string;
  readonly industries: readonly string[];
  /** City and region of each place of work; the first is the head office. */
  readonly cities: readonly (readonly [city: string, region: string])[];
  readonly jobFamilies: readonly JobFamilyKey[];
  /** Number of jobs. */
  readonly jobCount: number;
  readonly description: string;
  /** How a posting may begin. */
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
      'Fernhollow makes scheduling software for clinics, schools and repair shops. 340 people work here, a third of them from home.',
    intros: [
      'Fernhollow makes software that plans appointments for 9,000 clinics, schools and repair shops.',
      'When a clinic opens in the morning, the plan on its screen is often ours. We make scheduling software, and we make it calmly.',
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
      'Quillmark Mutual insures homes and small farms. It belongs to its members and has sponsored this program since its first year.',
    intros: [
      'Quillmark Mutual insures homes and small farms, and it belongs to the people it insures.',
      'We have insured homes for ninety years. We like to be exact, and we like to be kind; one does not exclude the other.',
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
    description: 'Larkspan runs nine warehouses and the trucks between them, for makers of furniture, tools and toys.',
    intros: [
      'Larkspan runs nine warehouses and the trucks between them.',
      'A chair, a drill, a board game: it has probably passed through one of our nine warehouses.',
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
      'Oakmere is a credit union with 84,000 members. Every branch has a quiet counter, an idea that came from a colleague.',
      'At Oakmere, members own the bank. That keeps our decisions slow, and our promises short.',
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
    description: 'Sennavale tests and makes the fine chemicals that other laboratories depend on.',
    intros: [
      'Sennavale makes the fine chemicals that other laboratories depend on.',
      'If a test result somewhere is right, one of our reference substances may have helped. We are 410 people in three laboratories.',
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
      'Willowmere runs three hospitals and twenty-two clinics. It sponsors the program and offers paid trial weeks.',
    intros: [
      'Willowmere runs three hospitals and twenty-two clinics.',
      'In our hospitals, much of the care happens where no patient looks: in records, stores and sterile rooms.',
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
    description: 'Ironleaf makes pumps, valves and their controls. Its plants are loud in places and honest about it.',
    intros: [
      'Ironleaf makes pumps, valves and the controls that steer them.',
      'Water comes out of the tap because a pump works. We make such pumps, and we make them to last.',
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
      'Half of our staff once disliked school. That helps us to make courses for people who feel the same.',
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
    description: 'Gridthorn plans and looks after power lines, substations and solar parks for towns and cooperatives.',
    intros: [
      'Gridthorn looks after power lines and solar parks for towns and cooperatives.',
      'Towns ask us to keep their lights on. We measure, draw, repair and write down what we did.',
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
      'Marrowby is a grocer with 31 stores. All have quiet hours, stools at the tills and schedules a month ahead.',
    intros: [
      'Marrowby is a grocer with 31 stores, and all of them have quiet hours.',
      'We sell groceries. We also try to be a place where people can work for many years, so schedules come out a month ahead.',
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
      'Cindermoss makes slow, friendly games about gardens, trains and lost letters. Nobody works overtime before a release.',
    intros: [
      'Cindermoss makes slow, friendly games about gardens, trains and lost letters.',
      'Our games take their time, and so do we: releases come when they are ready, without overtime.',
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
    description: 'Paperkite publishes schoolbooks, field guides and a magazine about how things work.',
    intros: [
      'Paperkite publishes schoolbooks, field guides and a magazine about how things work.',
      'We have published field guides since 1961. Readers write to us when a feather has the wrong color, and they are usually right.',
    ],
  },
];

import type { FamilyKey } from '#server/db/demo/job-families/all.ts';

export interface EmployerSketch {
  readonly name: string;
  readonly kind: 'employer' | 'corporate_partner';
  readonly site: string;
  readonly industries: readonly string[];
  /** City and region of each place of work; the first is the head office. */
  readonly places: readonly (readonly [city: string, region: string])[];
  readonly families: readonly FamilyKey[];
  /** Number of jobs. */
  readonly size: number;
  readonly description: string;
  /** How a posting may begin. */
  readonly intros: readonly string[];
}

export const employers: readonly EmployerSketch[] = [
  {
    name: 'Fernhollow Software',
    kind: 'employer',
    site: 'fernhollow',
    industries: ['Technology and information'],
    places: [
      ['Portland', 'OR'],
      ['Seattle', 'WA'],
      ['Vancouver', 'BC'],
      ['Austin', 'TX'],
    ],
    families: ['software', 'quality', 'data', 'design', 'support', 'technology', 'content'],
    size: 58,
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
    site: 'quillmark-mutual',
    industries: ['Insurance'],
    places: [
      ['Hartford', 'CT'],
      ['Des Moines', 'IA'],
      ['Toronto', 'ON'],
      ['Atlanta', 'GA'],
    ],
    families: ['finance', 'data', 'technology', 'office', 'support', 'quality'],
    size: 43,
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
    site: 'larkspan',
    industries: ['Transportation and warehousing'],
    places: [
      ['Columbus', 'OH'],
      ['Memphis', 'TN'],
      ['Mississauga', 'ON'],
      ['Houston', 'TX'],
    ],
    families: ['logistics', 'logistics', 'data', 'technology', 'office'],
    size: 40,
    description: 'Larkspan runs nine warehouses and the trucks between them, for makers of furniture, tools and toys.',
    intros: [
      'Larkspan runs nine warehouses and the trucks between them.',
      'A chair, a drill, a board game: it has probably passed through one of our nine warehouses.',
    ],
  },
  {
    name: 'Oakmere Credit Union',
    kind: 'employer',
    site: 'oakmere',
    industries: ['Banking'],
    places: [
      ['Minneapolis', 'MN'],
      ['Madison', 'WI'],
      ['Duluth', 'MN'],
    ],
    families: ['finance', 'support', 'technology', 'office', 'data'],
    size: 24,
    description: 'Oakmere is a credit union with 84,000 members and fourteen branches, each with a quiet counter.',
    intros: [
      'Oakmere is a credit union with 84,000 members. Every branch has a quiet counter, an idea that came from a colleague.',
      'At Oakmere, members own the bank. That keeps our decisions slow, and our promises short.',
    ],
  },
  {
    name: 'Sennavale Laboratories',
    kind: 'employer',
    site: 'sennavale',
    industries: ['Chemical manufacturing'],
    places: [
      ['San Diego', 'CA'],
      ['Worcester', 'MA'],
      ['Montréal', 'QC'],
    ],
    families: ['laboratory', 'laboratory', 'data', 'quality', 'office'],
    size: 32,
    description: 'Sennavale tests and makes the fine chemicals that other laboratories depend on.',
    intros: [
      'Sennavale makes the fine chemicals that other laboratories depend on.',
      'If a test result somewhere is right, one of our reference substances may have helped. We are 410 people in three laboratories.',
    ],
  },
  {
    name: 'Willowmere Health Network',
    kind: 'corporate_partner',
    site: 'willowmere',
    industries: ['Hospitals', 'Outpatient health care'],
    places: [
      ['Atlanta', 'GA'],
      ['Houston', 'TX'],
      ['Ottawa', 'ON'],
    ],
    families: ['health', 'health', 'office', 'technology', 'data', 'support'],
    size: 43,
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
    site: 'ironleaf',
    industries: ['Machinery manufacturing'],
    places: [
      ['Grand Rapids', 'MI'],
      ['Milwaukee', 'WI'],
      ['Hamilton', 'ON'],
    ],
    families: ['manufacturing', 'manufacturing', 'logistics', 'quality', 'finance'],
    size: 36,
    description: 'Ironleaf makes pumps, valves and their controls. Its plants are loud in places and honest about it.',
    intros: [
      'Ironleaf makes pumps, valves and the controls that steer them.',
      'Water comes out of the tap because a pump works. We make such pumps, and we make them to last.',
    ],
  },
  {
    name: 'Openlark Learning',
    kind: 'employer',
    site: 'openlark',
    industries: ['Education'],
    places: [
      ['Raleigh', 'NC'],
      ['Austin', 'TX'],
      ['Halifax', 'NS'],
    ],
    families: ['education', 'content', 'design', 'software', 'support'],
    size: 26,
    description: 'Openlark runs learning centers and makes courses for adults who left school early.',
    intros: [
      'Openlark runs learning centers and makes courses for adults who left school early.',
      'Half of our staff once disliked school. That helps us to make courses for people who feel the same.',
    ],
  },
  {
    name: 'Gridthorn Energy Services',
    kind: 'employer',
    site: 'gridthorn',
    industries: ['Utilities'],
    places: [
      ['Denver', 'CO'],
      ['Calgary', 'AB'],
      ['Tucson', 'AZ'],
    ],
    families: ['field', 'field', 'data', 'finance', 'office'],
    size: 26,
    description: 'Gridthorn plans and looks after power lines, substations and solar parks for towns and cooperatives.',
    intros: [
      'Gridthorn looks after power lines and solar parks for towns and cooperatives.',
      'Towns ask us to keep their lights on. We measure, draw, repair and write down what we did.',
    ],
  },
  {
    name: 'Marrowby Market',
    kind: 'employer',
    site: 'marrowby',
    industries: ['Food and beverage stores'],
    places: [
      ['Chicago', 'IL'],
      ['St. Louis', 'MO'],
      ['Winnipeg', 'MB'],
    ],
    families: ['retail', 'retail', 'logistics', 'finance', 'support'],
    size: 28,
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
    site: 'cindermoss',
    industries: ['Technology and information', 'Publishing'],
    places: [
      ['Montréal', 'QC'],
      ['Seattle', 'WA'],
      ['Raleigh', 'NC'],
    ],
    families: ['design', 'software', 'quality', 'content'],
    size: 22,
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
    site: 'paperkite',
    industries: ['Publishing'],
    places: [
      ['Philadelphia', 'PA'],
      ['Toronto', 'ON'],
      ['Québec', 'QC'],
    ],
    families: ['content', 'content', 'design', 'office', 'data'],
    size: 22,
    description: 'Paperkite publishes schoolbooks, field guides and a magazine about how things work.',
    intros: [
      'Paperkite publishes schoolbooks, field guides and a magazine about how things work.',
      'We have published field guides since 1961. Readers write to us when a feather has the wrong color, and they are usually right.',
    ],
  },
];

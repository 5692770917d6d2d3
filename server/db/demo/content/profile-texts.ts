/** Small firms and offices in which people of the demo worked before. None of them exists. */
export const formerEmployers: readonly string[] = [
  'Alderbrook Dental Group',
  'Bayberry Print Shop',
  'Birch & Bell Accounting',
  'Bluestem Farm Supply',
  'Cardinal Lane School District',
  'Cedar Gap Public Library',
  'Chickadee Childcare',
  'Clearfen Water District',
  'Copperline Transit',
  'Dovetail Furniture Works',
  'Driftwood Veterinary Clinic',
  'Elmstead Parts & Service',
  'Foxglove Garden Center',
  'Glasswing Studio',
  'Granite Pass Outfitters',
  'Harbor Point Foods',
  'Hollis Avenue Pharmacy',
  'Ivywood Senior Living',
  'Kettle Moraine Tools',
  'Lakeshore Test Center',
  'Lindenhof Bakery',
  'Mapleton City Hall',
  'Meadowlark Freight',
  'Nightjar Web Works',
  'Old Mill Bookshop',
  'Orchard Road Clinic',
  'Pinecrest Property Services',
  'Prairie Sky Energy',
  'Redwing Packaging',
  'Riverbend Food Bank',
  'Saltmarsh Research Station',
  'Sparrow Hill Theatre',
  'Stonebridge Insurance Services',
  'Sundial Software Cooperative',
  'Thistle Creek Brewing',
  'Tamarack Community College',
  'Vireo Analytics',
  'Westfield Sorting Center',
  'Willet Bay Shipping',
  'Yarrow Street Repair Café',
];

interface Schools {
  readonly high: readonly string[];
  readonly college: readonly string[];
  readonly university: readonly string[];
}

export const schools: Schools = {
  high: [
    'Eastmoor High School',
    'Lindow Park Secondary School',
    'Northgate High School',
    'École secondaire des Érables',
    'Valley View High School',
  ],
  college: [
    'Tamarack Community College',
    'Threadline Academy',
    'Collège du Vieux-Port',
    'Millrace Skills Institute',
    'Bayfront Technical College',
  ],
  university: [
    'Calloway State University',
    'Université de la Rive-Nord',
    'Fairhaven Ridge University',
    'Hartwell Polytechnic',
    'University of Western Shores',
  ],
};

/** Degrees by education level, 0 none .. 5 doctorate. */
export const degrees: readonly string[] = [
  '',
  'High school diploma',
  'Associate degree',
  'Bachelor’s degree',
  'Master’s degree',
  'Doctorate',
];

/** What people look for, as the last sentence of their summary. */
export const closingSentences: readonly string[] = [
  'I look for a team that writes things down.',
  'A quiet place and clear tasks are all I need.',
  'I would like to stay for many years and learn the whole craft.',
  'I work best in the morning and with one task at a time.',
  'After a break of two years I am ready to start again.',
  'I can start within two weeks.',
  'I like to show what I can do in a trial rather than talk about it.',
  'I am looking for my first lasting job in this field.',
];

export const otherLanguages: readonly string[] = [
  'Spanish',
  'French',
  'Korean',
  'Arabic',
  'Mandarin',
  'Portuguese',
  'Polish',
  'Hindi',
  'American Sign Language',
];

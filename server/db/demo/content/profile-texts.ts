/** Fictional former employers. */
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

/** Degrees by education level, 0 (none) to 5 (doctorate). */
export const degrees: readonly string[] = [
  '',
  'High school diploma',
  'Associate degree',
  'Bachelor’s degree',
  'Master’s degree',
  'Doctorate',
];

/** Last sentence of a profile summary. */
export const closingSentences: readonly string[] = [
  'I am looking for a team that documents its decisions.',
  'I do my best work in a quiet space with clear tasks.',
  'I would like to stay for many years and grow in the role.',
  'I am looking for a role where I can focus on one task at a time.',
  'I am ready to return to work after a two-year break.',
  'I can start with two weeks’ notice.',
  'I would be glad to show what I can do in a work trial.',
  'I am looking for my first permanent job in this field.',
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

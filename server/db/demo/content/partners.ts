interface PartnerProfile {
  readonly name: string;
  readonly domain: string;
  readonly city: readonly [city: string, region: string];
  readonly description: string;
}

/** Non-profits that sponsor job seekers. The demo recruiter leads the first. */
export const nonProfits: readonly PartnerProfile[] = [
  {
    name: 'Lanternway Careers',
    domain: 'lanternway',
    city: ['Atlanta', 'GA'],
    description:
      'Lanternway helps neurodivergent adults in Georgia find work that fits, and supports them through their first year.',
  },
  {
    name: 'Second Compass Employment',
    domain: 'second-compass',
    city: ['Chicago', 'IL'],
    description: 'Second Compass offers job coaching and trial weeks with employers around the Great Lakes.',
  },
  {
    name: 'Passerelle Boréale',
    domain: 'passerelle-boreale',
    city: ['Montréal', 'QC'],
    description:
      'Passerelle Boréale accompagne des personnes neurodivergentes vers l’emploi, en français et en anglais.',
  },
  {
    name: 'Kestrel House Community',
    domain: 'kestrel-house',
    city: ['Portland', 'OR'],
    description: 'Kestrel House is a drop-in center with a job club, a repair shop, and a small library.',
  },
];

/** Skilling partners. The demo skilling lead leads the first. */
export const skillingPartners: readonly PartnerProfile[] = [
  {
    name: 'Threadline Academy',
    domain: 'threadline',
    city: ['Columbus', 'OH'],
    description:
      'Threadline teaches data skills and software testing in small groups. Every student keeps their laptop.',
  },
  {
    name: 'Millrace Skills Institute',
    domain: 'millrace',
    city: ['Toronto', 'ON'],
    description: 'Millrace teaches trades, laboratory skills, and office skills in day, evening, and weekend classes.',
  },
];

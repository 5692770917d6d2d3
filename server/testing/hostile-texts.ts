/** Repetitions that make badly written patterns slow. */
export const hostileUnits: readonly string[] = [
  ' ',
  '\t',
  '\n',
  ' \n',
  '\u00a0',
  '\u200b',
  'a',
  'A',
  '1',
  'a ',
  'A ',
  'Ab ',
  'a.',
  'A.',
  'a@',
  'a@b.',
  'a.io ',
  '-',
  ' - ',
  ',',
  ', ',
  '|',
  ':',
  '(',
  ')',
  '((an',
  '[',
  '[]',
  '( )',
  '• ',
  '•\n',
  'e\u0301\u0323',
  '\u0301\u0323',
  '\uff41',
  '\uff20\uff0c',
  '\ue000 ',
  '+',
  'c#',
  'Ã©',
  '가',
  '1/1\n',
  '2019 - ',
  '2019 – 2021\n',
  'may 1, ',
  "may '",
  '+1 555 010 0199 ',
  'https://a.io/',
  'www.',
  'Skills:\n',
  'BA school ',
  'Surname, ',
  'City, TX ',
  'Engineer at Acme, Inc. ',
  'chez ',
  'company name ',
  'remote ',
  'Spanish: B2 ',
  'apache kafka ',
];

/** Headings select the functions that parse the text below them; an empty one leaves it in the header. */
export const headings: readonly string[] = [
  '',
  'Contact',
  'Summary',
  'Experience',
  'Education',
  'Skills',
  'Certifications',
  'Languages',
];

export interface HostileText {
  /** Identifies the text in a failed test. */
  readonly name: string;
  readonly text: string;
}

interface HostileShape {
  readonly heading: string;
  readonly lineLength: number;
  /** Of the whole text. */
  readonly length: number;
}

/** A résumé in which one section repeats the unit, with an `x` at both ends of each line. */
export function buildHostileText(unit: string, { heading, lineLength, length }: HostileShape): HostileText {
  const run = unit.repeat(Math.ceil(lineLength / unit.length)).slice(0, lineLength);
  const line = `x${run}x\n`;
  const head = `Ana Lima\n\n${heading}\nBA school of x, 2019 - 2021\n`;
  return {
    name: `${JSON.stringify(unit)} below ${heading || 'no heading'} in lines of ${lineLength}`,
    text: `${head}${line.repeat(Math.ceil(length / line.length))}`.slice(0, length),
  };
}

/** Pairs and triples of units; the same seed gives the same ones. */
export function mixUnits(seed: number, count: number): string[] {
  let state = seed;
  const random = (max: number): number => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state % max;
  };
  const pick = (): string => hostileUnits[random(hostileUnits.length)] ?? '';
  return Array.from({ length: count }, () => {
    const [first, second, third] = [pick(), pick(), pick()].map((unit) => unit.repeat(1 + random(4)));
    return random(2) === 0 ? `${first}${second}` : `${first}${second}${third}`;
  });
}

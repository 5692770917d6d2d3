import { describe, expect, it } from 'vitest';
import { parseResume } from '#domain/features/resumes/parse.ts';

const read = (section: string) =>
  parseResume(`Ana Lima\nana@example.com\n\nEXPERIENCE\n${section}\n\nSKILLS\nExcel`).experience;
const positions = (section: string) =>
  read(section).map(({ value: { title, employer, place, start, end } }) =>
    [title, employer, place, start, end].join(' | '),
  );

const cook = 'Cook | Maple Diner | Boston, MA | 2018 | 2020';
const cashier = 'Cashier | Pine Grill | Salem, MA | 2016 | 2018';

const orders: [name: string, section: string][] = [
  [
    'Employer, City, ST, Title',
    'Maple Diner, Boston, MA, Cook\n2018 - 2020\n\nPine Grill, Salem, MA, Cashier\n2016 - 2018',
  ],
  [
    'Title, Employer, City, ST',
    'Cook, Maple Diner, Boston, MA\n2018 - 2020\n\nCashier, Pine Grill, Salem, MA\n2016 - 2018',
  ],
  [
    'Title, City, ST, Employer',
    'Cook, Boston, MA, Maple Diner\n2018 - 2020\n\nCashier, Salem, MA, Pine Grill\n2016 - 2018',
  ],
  [
    'City, ST, Employer, Title',
    'Boston, MA, Maple Diner, Cook\n2018 - 2020\n\nSalem, MA, Pine Grill, Cashier\n2016 - 2018',
  ],
  [
    'Employer, Title, City, ST',
    'Maple Diner, Cook, Boston, MA\n2018 - 2020\n\nPine Grill, Cashier, Salem, MA\n2016 - 2018',
  ],
  ['dates first', '2018 - 2020: Cook, Maple Diner, Boston, MA\n\n2016 - 2018: Cashier, Pine Grill, Salem, MA'],
  ['one part a line', 'Maple Diner\nCook\n2018 - 2020\nBoston, MA\n\nPine Grill\nCashier\n2016 - 2018\nSalem, MA'],
  [
    'blank lines',
    'Maple Diner, Boston, MA\n\nCook\n\n2018 - 2020\n\n• Soups\n\nPine Grill, Salem, MA\n\nCashier\n\n2016 - 2018\n\n• Pies',
  ],
  [
    'employer in brackets',
    'Cook (Maple Diner)\nBoston, MA\n2018 - 2020\n\nCashier (Pine Grill)\nSalem, MA\n2016 - 2018',
  ],
  [
    'labels',
    'Job title: Cook\nEmployer: Maple Diner\nLocation: Boston, MA\n2018 - 2020\n\nPosition: Cashier\nCompany: Pine Grill\nCity: Salem, MA\n2016 - 2018',
  ],
  [
    'a wrapped date range',
    'Cook | Maple Diner | Boston, MA | 2018 -\n2020\n• Soups\nCashier | Pine Grill | Salem, MA | 2016 -\n2018\n• Pies',
  ],
];

describe('readExperience', () => {
  it.each(orders)('reads headers in the order: %s', (_name, section) => {
    expect(positions(section)).toEqual([cook, cashier]);
  });

  it('decides the order of title and employer for all positions together', () => {
    const section =
      'Kestrel\nBookkeeper\n2018 - 2020\n\nStratus\nFront of House\n2016 - 2018\n\nLumen\nBarista\n2014 - 2016';
    expect(read(section).map(({ value }) => value.title)).toEqual(['Bookkeeper', 'Front of House', 'Barista']);
  });

  it('reads a title with a comma next to an employer', () => {
    expect(positions('VP, Sales, Acme, Inc., Boston, MA\n2018 - 2020')).toEqual([
      'VP, Sales | Acme, Inc. | Boston, MA | 2018 | 2020',
    ]);
  });

  it.each([
    ['한빛소프트   품질 관리자\n2019.03 ~ 현재', '품질 관리자 | 한빛소프트 |  | 2019-03 | '],
    ['㈜새움 데이터 분석가\n2019년 3월 - 2021년 4월', '데이터 분석가 | ㈜새움 |  | 2019-03 | 2021-04'],
    ['2019年4月〜2021年3月　株式会社青空　営業担当', '営業担当 | 株式会社青空 |  | 2019-04 | 2021-03'],
  ])('reads %j -> %s', (section, position) => {
    expect(positions(section)).toEqual([position]);
  });
});

const texts: [name: string, lines: string, text: string][] = [
  [
    'the wrapped lines of an item',
    '• Cut the time the team needs\neach morning\n• Wrote tests',
    '• Cut the time the team needs each morning\n• Wrote tests',
  ],
  [
    'a sentence over a page break',
    '• Cut the time the team needs\n\neach morning',
    '• Cut the time the team needs each morning',
  ],
  [
    'a line that ends a sentence with a heading word',
    '• Shared what we learned from our\nexperience.\n• Wrote tests',
    '• Shared what we learned from our experience.\n• Wrote tests',
  ],
  [
    'full lines of text',
    'Repaired hulls of boats in three harbors and taught two\napprentices to weld\nRead plans',
    'Repaired hulls of boats in three harbors and taught two apprentices to weld\nRead plans',
  ],
  ['a label', 'Duties: Soups', 'Soups'],
];

describe('text of a position', () => {
  it.each(texts)('joins or cleans %s', (_name, lines, text) => {
    expect(read(`Cook, Maple Diner, Boston, MA\n2018 - 2020\n${lines}`)[0]?.value.text).toBe(text);
  });
});

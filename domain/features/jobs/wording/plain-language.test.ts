import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPlainLanguage } from './plain-language.ts';

const plain =
  'You read new orders each morning. You check each number with a list. You write what is missing. A lead helps you at the start.';

const heavy =
  'The successful candidate will demonstrate comprehensive organisational capabilities, facilitating interdepartmental communication and continuously coordinating multidisciplinary stakeholders across international implementation initiatives.';

describe('checkPlainLanguage', () => {
  it('gives short words and sentences a low grade, long ones a high grade', () => {
    expect(checkPlainLanguage(plain).grade).toBeLessThan(4);
    expect(checkPlainLanguage(heavy).grade).toBeGreaterThan(15);
  });

  it('returns no grade for a text of a few words', () => {
    expect(checkPlainLanguage('Data analyst, full time.').grade).toBeNull();
    expect(checkPlainLanguage('').findings).toEqual([]);
  });

  it('reports a sentence above 25 words with its length', () => {
    const long = `You ${'sort and count the boxes '.repeat(6)}every day`;
    const [finding] = checkPlainLanguage(`Short one. ${long}. Another one.`).findings;
    expect(finding).toMatchObject({ kind: 'long', count: 33 });
    expect(finding?.text).toMatch(/^You sort/);
  });

  it('treats list lines as separate sentences', () => {
    const list =
      '- sort the post in the morning\n- answer letters in the afternoon\n• file the copies at the end of each week';
    expect(checkPlainLanguage(list).findings).toEqual([]);
  });

  it.each([
    ['You have excellent communication skills.', 'vague', 'excellent communication skills'],
    ['We want a Team Player.', 'vague', 'Team Player'],
    ['A fast-paced office.', 'vague', 'fast-paced'],
    ['You thrive under pressure.', 'vague', 'thrive under pressure'],
    ['You hit the ground running.', 'idiom', 'hit the ground running'],
    ['Wearing many hats is fun.', 'idiom', 'Wearing many hats'],
    ['We need a coding rockstar.', 'idiom', 'rockstar'],
    ['We are a family.', 'idiom', 'a family'],
    ['You leverage synergies.', 'idiom', 'leverage synergies'],
    ['You have people skills.', 'vague', 'people skills'],
    ['Do you have a disability?', 'condition', 'Do you have a disability'],
    ['How do you keep your attention during tests?', 'condition', 'keep your attention'],
    ['Do you suffer from anxiety?', 'condition', 'Do you suffer from anxiety'],
    ['Do you have any mental health conditions?', 'condition', 'Do you have any mental health conditions'],
    ['Were you ever diagnosed?', 'condition', 'Were you ever diagnosed'],
    ['Tell us about your medical condition.', 'condition', 'your medical condition'],
    ['Rockstar Ninja Developer', 'idiom', 'Rockstar Ninja'],
    ['Join our growing family.', 'idiom', 'Join our growing family'],
    ['We’re family.', 'idiom', 'We’re family'],
  ])('reports %j as %s', (text, kind, phrase) => {
    expect(checkPlainLanguage(text).findings).toContainEqual({ kind, text: phrase, count: 1 });
  });

  it('reports a repeated phrase once, with its count', () => {
    expect(checkPlainLanguage('A ninja with other ninja friends.').findings).toEqual([
      { kind: 'idiom', text: 'ninja', count: 2 },
    ]);
  });

  it('ignores words that only contain a phrase', () => {
    expect(checkPlainLanguage('The gurus of wizardry multitaskers').findings).toEqual([]);
  });

  it.each([
    'You look after a family room.',
    'Family leave is paid.',
    'Health insurance for your family',
    'Your health matters.',
  ])('accepts %j', (text) => {
    expect(checkPlainLanguage(text).findings).toEqual([]);
  });

  it('accepts any text and never returns a negative grade', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { grade, findings } = checkPlainLanguage(text);
        expect(grade === null || grade >= 0).toBe(true);
        for (const finding of findings) expect(text).toContain(finding.text);
      }),
    );
  });
});

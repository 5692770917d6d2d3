import { describe, expect, it } from 'vitest';
import { checkPlainLanguage } from './plain-language.ts';
import { applyFix, findReplacement, workQuestion } from './plain-language-fixes.ts';

describe('applyFix', () => {
  it.each([
    ['We need a coding rockstar.', 'We need a coding expert.'],
    ['We need a rockstar.', 'We need an expert.'],
    ['Rockstar Ninja Developer', 'Expert Developer'],
    ['We are like a family here.', 'We are a team here.'],
    ['We are family.', 'We work as a team.'],
    ['You leverage synergies.', 'You work with other teams.'],
    ['You leverage data.', 'You use data.'],
    ['You have people skills.', 'You have clear, polite communication skills.'],
    ['An office that is fast-paced, and a fast-paced team', 'An office that is busy, and a busy team'],
    ['Hello. Do you have a disability? Thank you.', `Hello. ${workQuestion} Thank you.`],
    ['How do you keep your attention during long test runs?', workQuestion],
    ['Line one.\nTell us about your diagnosis\nLine three.', `Line one.\n${workQuestion}\nLine three.`],
  ])('%j -> %j, without findings', (text, fixed) => {
    const [finding] = checkPlainLanguage(text).findings.filter(({ kind }) => kind !== 'long');
    expect(applyFix(text, finding?.kind ?? '', finding?.text ?? '')).toBe(fixed);
    expect(checkPlainLanguage(fixed).findings).toEqual([]);
  });

  it('a phrase without a replacement -> unchanged', () => {
    expect(findReplacement('cultural fit')).toBeNull();
    expect(applyFix('A good cultural fit', 'vague', 'good cultural fit')).toBe('A good cultural fit');
  });
});

describe('applyFix of questions', () => {
  it.each([
    ['hypothetical', 'How would you sort the mail?', /^Describe one time when you had to sort the mail\./],
    ['double', 'Why did you apply and when can you start?', /^1\. Why did you apply\? 2\. When can you start\?$/],
    ['hypothetical', 'Imagine you lead a team.', /^Imagine you lead a team\.$/],
  ])('%s: %j becomes clear, or stays if there is no clearer form', (kind, text, expected) => {
    expect(applyFix(text, kind, text)).toMatch(expected);
  });

  it('replaces "Walk us through" with "Describe"', () => {
    expect(applyFix('Walk us through your last project.', 'idiom', 'Walk us through')).toBe(
      'Describe your last project.',
    );
  });
});

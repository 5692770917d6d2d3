import { describe, expect, it } from 'vitest';
import { checkQuestion } from './question-clarity.ts';

describe('checkQuestion', () => {
  it.each([
    [
      'How would you handle an angry customer?',
      'Describe one time when you had to handle an angry customer. Include what you did and the result.',
    ],
    [
      'What would you do if a delivery was late?',
      'Describe one time when this happened: a delivery was late. Include what you did and the result.',
    ],
    ['Imagine you lead a team.', null],
    ['Where do you see yourself in five years?', null],
  ])('reports %j as hypothetical', (text, replacement) => {
    expect(checkQuestion(text)).toEqual([{ kind: 'hypothetical', text, replacement }]);
  });

  it.each([
    ['What tools do you use and how did you learn them?', '1. What tools do you use? 2. How did you learn them?'],
    ['Why did you apply? When can you start?', '1. Why did you apply? 2. When can you start?'],
    ['We work in shifts. Can you work nights? Can you work on weekends?', null],
  ])('reports %j as double', (text, replacement) => {
    expect(checkQuestion(text)).toEqual([{ kind: 'double', text, replacement }]);
  });

  it.each([
    [
      'Tell me about yourself.',
      '1. What was your last job or project? 2. Which tasks did you do? 3. Why are you interested in this job?',
    ],
    [
      'What would you bring to the table?',
      'Which of your skills would you use in this job? Give one example for each.',
    ],
    [
      'Walk us through a report you wrote.',
      'Describe a report you wrote in order. Start with the first step and end with the result.',
    ],
    ['Describe a day when you had to think on your feet.', 'Describe a day when you had to decide quickly.'],
    ['When did you last juggle two deadlines?', 'When did you last work on two deadlines?'],
  ])('reports %j as idiomatic, with literal questions', (text, replacement) => {
    expect(checkQuestion(text)[0]).toEqual({ kind: 'idiomatic', text, replacement });
    expect(checkQuestion(replacement)).toEqual([]);
  });

  it('reports a double question about an imagined situation as both, and offers to split it', () => {
    const text = 'How would you plan the day and what would you do first?';
    expect(checkQuestion(text)).toEqual([
      { kind: 'double', text, replacement: '1. How would you plan the day? 2. What would you do first?' },
      { kind: 'hypothetical', text, replacement: null },
    ]);
  });

  it.each([
    '',
    'Do you have a forklift license?',
    'Do you know when and where to report a hazard?',
    'How many years have you worked with Python and SQL?',
    'Describe a table you cleaned up. Say what was wrong and how you fixed it.',
    'We work in shifts. Can you work nights?',
  ])('accepts %j', (text) => {
    expect(checkQuestion(text)).toEqual([]);
  });

  it.each(['How would you sort the mail?', 'Why did you apply and what are your plans?'])(
    'accepts its own replacement of %j',
    (text) => {
      const [finding] = checkQuestion(text);
      expect(checkQuestion(finding?.replacement ?? text)).toEqual([]);
    },
  );
});

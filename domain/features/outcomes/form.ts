/** Days after the hire on which the person and the partner are asked. */
export const outcomeDays = [30, 90, 180] as const;
export type OutcomeDay = (typeof outcomeDays)[number];

export const outcomeAudiences = ['person', 'partner'] as const;
export type OutcomeAudience = (typeof outcomeAudiences)[number];

/** The ids of the questions, in the order asked. Stored answers refer to them. */
export const outcomeQuestions = { employed: 1, changed: 2, change: 3, help: 4, need: 5 } as const;

/** What helps at work; the id of an option is its position, from 1. Stored answers refer to it. */
export const outcomeHelp = ['contact', 'manager', 'tasks', 'hours', 'training', 'partner'] as const;

/** The menu "What helps me": the most common needs by subject. It requires no diagnosis or reason. */
export const needsMenu = {
  environment: [
    'quiet_place',
    'headphones',
    'soft_light',
    'no_scents',
    'own_desk',
    'few_people',
    'remote_days',
    'steady_hours',
    'flexible_hours',
    'few_meetings',
  ],
  communication: [
    'written_first',
    'clear_tasks',
    'time_to_answer',
    'one_contact',
    'agenda_before',
    'direct_feedback',
    'no_phone',
  ],
  interview: [
    'questions_before',
    'extra_time',
    'breaks',
    'camera_off',
    'text_chat',
    'one_interviewer',
    'quiet_room',
    'know_people',
    'work_sample',
  ],
  tools: ['screen_reader', 'captions', 'text_to_speech', 'speech_to_text', 'task_planner', 'two_screens', 'job_coach'],
} as const;

export type NeedKind = keyof typeof needsMenu;
export type NeedChoice = (typeof needsMenu)[NeedKind][number];

export const needKinds = ['environment', 'communication', 'interview', 'tools'] as const satisfies readonly NeedKind[];

export const needChoices: readonly NeedChoice[] = needKinds.flatMap((kind) => [...needsMenu[kind]]);

export function isOnMenu(kind: NeedKind, choice: string): boolean {
  return (needsMenu[kind] as readonly string[]).includes(choice);
}

export function isNeedChoice(choice: string): choice is NeedChoice {
  return (needChoices as readonly string[]).includes(choice);
}

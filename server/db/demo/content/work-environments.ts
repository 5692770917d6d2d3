import type { WorkSetting } from '#server/db/demo/job-families/job-family.ts';

interface WorkEnvironment {
  readonly sensory: readonly string[];
  readonly noise: readonly string[];
  readonly lighting: readonly string[];
  readonly schedule: readonly string[];
  readonly meetings: readonly string[];
}

/** What each place of work is like, told as it is. */
export const workEnvironments: Readonly<Record<WorkSetting, WorkEnvironment>> = {
  office: {
    sensory: [
      'Carpeted rooms for four to eight people. No perfume in shared rooms.',
      'Large windows with blinds, plants between the desks, a library room without talk.',
      'Rooms for two. The kitchen is at the other end of the floor.',
    ],
    noise: [
      'Quiet. Phone calls are made in booths.',
      'Low voices until eleven, mixed after that. Headphones are welcome.',
      'Quiet most of the day; Tuesday has more visitors.',
    ],
    lighting: [
      'Daylight and desk lamps you control.',
      'Soft ceiling light that can be switched off by row.',
      'Bright near the windows, dimmer inside; you choose.',
    ],
    schedule: [
      'Flexible start between 7 and 10.',
      'Core hours from 10 to 3; the rest is yours to plan.',
      'Fixed hours, 9 to 5, no overtime.',
      'Four longer days or five shorter ones.',
    ],
    meetings: ['Two a week', 'Three a week, with agendas', 'One a week, and a written update on Fridays'],
  },
  floor: {
    sensory: [
      'Large hall, cool in winter. Some areas smell of cardboard or oil.',
      'Marked walking routes, machines on one side only. Gloves and safety shoes are needed.',
      'Wide hall with a separate quiet break room.',
    ],
    noise: [
      '75 to 80 decibels near the line; ear protection of your choice.',
      'Beeps and belts all day, steady. Ear protection is provided.',
      'Loud for about an hour a day, otherwise steady.',
    ],
    lighting: [
      'Even white light.',
      'Bright over the benches, dim in the aisles.',
      'Skylights and even lamps, no flicker.',
    ],
    schedule: ['Day shift, 7 to 3:30.', 'Fixed early or late shift; you choose one.', 'Four days of ten hours.'],
    meetings: ['Five minutes at the start of each shift', 'A short talk at the board each morning'],
  },
  lab: {
    sensory: [
      'Gown, gloves and glasses in the laboratory. Weak smells of solvent.',
      'Clean rooms at 68 degrees. Textures of gloves can be chosen.',
      'Fume hoods hum. The writing room is apart and quiet.',
    ],
    noise: [
      'Steady hum of instruments.',
      'Quiet, except for the centrifuge at ten and two.',
      'Even and low; alarms are rare and explained.',
    ],
    lighting: ['Bright and even.', 'Bright at the bench, soft in the writing room.'],
    schedule: [
      'Fixed hours, 8 to 4.',
      'Start between 7 and 9, end eight hours later.',
      'Day shift with one Saturday a month, known ahead.',
    ],
    meetings: ['One a week', 'Two short ones a week'],
  },
  clinic: {
    sensory: [
      'Smell of disinfectant. Gown and gloves in parts of the day.',
      'Corridors are busy; the staff room is not.',
      'Separate rooms for work without patients.',
    ],
    noise: [
      'Changing: calls and voices until noon, calmer later.',
      'Low in the records room, busy at the desk.',
      'Alarms can sound; you learn early what each means.',
    ],
    lighting: ['Bright and white; softer lamps in the staff rooms.', 'Even light, dimmed at night.'],
    schedule: [
      'Shifts are planned six weeks ahead.',
      'Fixed day shift, every second weekend free.',
      'Three shifts of twelve hours a week.',
    ],
    meetings: ['A ten-minute round each day', 'One a week'],
  },
  store: {
    sensory: [
      'Smell of bread and fruit. Cold in the dairy aisle; jackets are provided.',
      'Customers come and go. The back room is for staff only.',
      'Warm bakery, cool stock room.',
    ],
    noise: [
      'Soft music after ten; none in quiet hours.',
      'Voices and carts, loudest on Saturday.',
      'Announcements are rare and at fixed times.',
    ],
    lighting: ['Half light in quiet hours, bright after ten.', 'Bright in the aisles, soft at the tills.'],
    schedule: [
      'Early shift, 6 to 2.',
      'Schedule posted a month ahead, with two fixed days off.',
      'Evenings, 3 to 11, by choice.',
    ],
    meetings: ['A short talk on Mondays', 'None; news come on one written page'],
  },
  classroom: {
    sensory: [
      'Bright rooms with low shelves. One quiet corner in each.',
      'Old building with thick walls; soft chairs in the reading room.',
      'Pictures and signs mark what belongs where.',
    ],
    noise: ['Lively in breaks, calm in lessons.', 'Quiet in the library, mixed elsewhere.', 'Groups of at most ten.'],
    lighting: ['Daylight; lamps without flicker.', 'Blinds on every window.'],
    schedule: ['School hours, school holidays free.', 'Fixed afternoons, 1 to 7.', 'Fixed hours, 8 to 3:30.'],
    meetings: ['One planning meeting a week', 'Two short ones a week'],
  },
  field: {
    sensory: [
      'Outdoors in most weather; clothing is paid for.',
      'Half outdoors, half in a shared office for three.',
      'Gravel, grass and steps. Sites are visited with a partner first.',
    ],
    noise: [
      'Wind, traffic and at times a generator; ear protection is provided.',
      'Quiet sites, loud tools for short times.',
    ],
    lighting: ['Daylight. Sun glasses of your choice.', 'Daylight outside, soft lamps in the yard office.'],
    schedule: [
      'Start at the yard at 7, end at 3:30.',
      'Four days of ten hours from April to October, five shorter days in winter.',
      'Fixed hours; call-outs are voluntary and paid.',
    ],
    meetings: ['A short plan each morning', 'One a week'],
  },
};

export const communication: readonly string[] = [
  'Written first: tasks and decisions are in the system.',
  'One person gives you tasks, with a due date.',
  'Chat for questions; nobody expects an answer within the hour.',
  'Spoken in the morning, then on a board with pictures.',
  'Clear, literal instructions; you may ask as often as you need.',
];

export const accommodations: readonly string[] = [
  'Headphones, a fixed place, written instructions, extra breaks.',
  'A quiet room, adjusted light, flexible start, a second screen.',
  'Tasks in pictures, a timer, a fixed partner, no phone duty.',
  'Speech-to-text, larger print, meeting notes, a job coach on site.',
  'Part-time start, work from home after training, a desk with a view of the door.',
];

export const interviewFormats: readonly string[] = [
  'One conversation of 45 minutes with two people, and a small practical task.',
  'A paid work trial of half a day; no panel.',
  'Two short video calls, camera optional, with a break between.',
  'A practical task at home, then a conversation about it.',
  'In writing if you prefer; otherwise 40 minutes by video or on site.',
];

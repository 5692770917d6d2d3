import type { WorkSetting } from '#server/db/demo/job-families/job-family.ts';

interface WorkEnvironment {
  readonly sensory: readonly string[];
  readonly noise: readonly string[];
  readonly lighting: readonly string[];
  readonly schedule: readonly string[];
  readonly meetings: readonly string[];
}

export const workEnvironments: Readonly<Record<WorkSetting, WorkEnvironment>> = {
  office: {
    sensory: [
      'Carpeted offices for four to eight people. Shared rooms are fragrance-free.',
      'Large windows with blinds, plants between desks, and a silent library room.',
      'Two-person offices. The kitchen is at the other end of the floor.',
    ],
    noise: [
      'Quiet. Phone calls are taken in booths.',
      'Quiet until 11, some conversation after that. Headphones are welcome.',
      'Quiet most of the day; more visitors on Tuesdays.',
    ],
    lighting: [
      'Daylight and adjustable desk lamps.',
      'Soft ceiling lights that can be switched off by row.',
      'Bright near the windows, dimmer inside; you choose your desk.',
    ],
    schedule: [
      'Flexible start between 7 and 10.',
      'Core hours 10 to 3; the rest is flexible.',
      'Fixed hours, 9 to 5, no overtime.',
      'Four longer days or five shorter ones.',
    ],
    meetings: ['Two a week', 'Three a week, with agendas', 'One a week, and a written update on Fridays'],
  },
  floor: {
    sensory: [
      'Large warehouse, cool in winter. Some areas smell of cardboard or oil.',
      'Marked walkways, machines on one side only. Gloves and safety shoes are required.',
      'Open floor with a separate quiet break room.',
    ],
    noise: [
      '75 to 80 decibels near the line; ear protection of your choice.',
      'Steady noise from conveyors and scanners. Ear protection is provided.',
      'Loud for about an hour a day, otherwise steady.',
    ],
    lighting: [
      'Even white lighting.',
      'Bright at the benches, dim in the aisles.',
      'Skylights and flicker-free lamps.',
    ],
    schedule: ['Day shift, 7 to 3:30.', 'Fixed early or late shift; you choose one.', 'Four ten-hour days.'],
    meetings: ['Five minutes at the start of each shift', 'A short meeting at the board each morning'],
  },
  lab: {
    sensory: [
      'Lab coat, gloves, and safety glasses. Faint smell of solvents.',
      'Clean rooms at 68 degrees. You can choose the glove material.',
      'Fume hoods hum. The write-up room is separate and quiet.',
    ],
    noise: [
      'Steady hum of instruments.',
      'Quiet, except for the centrifuge at 10 and 2.',
      'Low and even; alarms are rare and explained.',
    ],
    lighting: ['Bright and even.', 'Bright at the bench, soft in the write-up room.'],
    schedule: [
      'Fixed hours, 8 to 4.',
      'Start between 7 and 9, end eight hours later.',
      'Day shift with one scheduled Saturday a month.',
    ],
    meetings: ['One a week', 'Two short ones a week'],
  },
  clinic: {
    sensory: [
      'Smell of disinfectant. Gown and gloves for part of the day.',
      'Hallways are busy; the staff room is quiet.',
      'Separate rooms for work without patients.',
    ],
    noise: [
      'Calls and voices until noon, calmer in the afternoon.',
      'Quiet in the records room, busy at the front desk.',
      'Alarms can sound; you learn early what each one means.',
    ],
    lighting: ['Bright and white; softer lamps in the staff rooms.', 'Even light, dimmed at night.'],
    schedule: [
      'Shifts are planned six weeks ahead.',
      'Fixed day shift, every other weekend off.',
      'Three 12-hour shifts a week.',
    ],
    meetings: ['A ten-minute huddle each day', 'One a week'],
  },
  store: {
    sensory: [
      'Smell of bread and fruit. Cold in the dairy aisle; jackets are provided.',
      'Customers come and go. The back room is for staff only.',
      'Warm bakery, cool stock room.',
    ],
    noise: [
      'Soft music after 10; none during quiet hours.',
      'Voices and carts, loudest on Saturdays.',
      'Announcements are rare and at fixed times.',
    ],
    lighting: ['Dimmed during quiet hours, bright after 10.', 'Bright in the aisles, soft at the registers.'],
    schedule: [
      'Early shift, 6 to 2.',
      'Schedule posted a month ahead, two fixed days off.',
      'Evenings, 3 to 11, by choice.',
    ],
    meetings: ['A short meeting on Mondays', 'None; updates come as a one-page memo'],
  },
  classroom: {
    sensory: [
      'Bright rooms with low shelves. One quiet corner in each.',
      'Old building with thick walls; soft chairs in the reading room.',
      'Pictures and signs show where things belong.',
    ],
    noise: [
      'Lively during breaks, calm during lessons.',
      'Quiet in the library, mixed elsewhere.',
      'Groups of up to ten.',
    ],
    lighting: ['Daylight and flicker-free lamps.', 'Blinds on every window.'],
    schedule: ['School hours, school holidays off.', 'Fixed afternoons, 1 to 7.', 'Fixed hours, 8 to 3:30.'],
    meetings: ['One planning meeting a week', 'Two short ones a week'],
  },
  field: {
    sensory: [
      'Outdoors in most weather; clothing is paid for.',
      'Half outdoors, half in a three-person office.',
      'Gravel, grass, and steps. Sites are visited with a partner first.',
    ],
    noise: [
      'Wind, traffic, and sometimes a generator; ear protection is provided.',
      'Quiet sites; loud tools for short periods.',
    ],
    lighting: ['Daylight. Choose your own sunglasses.', 'Daylight outside, soft lamps in the yard office.'],
    schedule: [
      'Start at the yard at 7, end at 3:30.',
      'Four ten-hour days from April to October, five shorter days in winter.',
      'Fixed hours; call-outs are voluntary and paid.',
    ],
    meetings: ['A short planning meeting each morning', 'One a week'],
  },
};

export const communication: readonly string[] = [
  'Written first: tasks and decisions are in the system.',
  'One person gives you tasks, with a due date.',
  'Questions by chat; no one expects an answer within the hour.',
  'A morning briefing, then a board with pictures.',
  'Clear, literal instructions; you can ask as often as you need.',
];

export const accommodations: readonly string[] = [
  'Headphones, an assigned desk, written instructions, extra breaks.',
  'A quiet room, adjustable lighting, flexible start times, a second screen.',
  'Picture instructions, a timer, a regular partner, no phone duty.',
  'Speech-to-text, large print, meeting notes, an on-site job coach.',
  'Part-time start, work from home after training, a desk with a view of the door.',
];

export const interviewFormats: readonly string[] = [
  'A 45-minute interview with two people and a short work sample.',
  'A paid half-day work trial; no panel interview.',
  'Two short video calls with a break in between; camera optional.',
  'A work sample at home, then an interview about it.',
  'In writing if you prefer; otherwise 40 minutes by video or on site.',
];

import { describe, expect, it } from 'vitest';
import type { Inclusion } from '#domain/features/jobs/job.ts';
import { emptyInclusion } from './empty-inclusion.ts';
import { readWorkplaceAnswers } from './workplace-answers.ts';

const read = (facts: Partial<Inclusion>) => readWorkplaceAnswers({ ...emptyInclusion, ...facts });

describe('readWorkplaceAnswers', () => {
  it.each<[Partial<Inclusion>, string[]]>([
    [{}, []],
    [{ noise: 'Quiet. Phone calls are taken in booths.' }, ['quiet']],
    [{ noise: 'Quiet until 11, some conversation after that. Headphones are welcome.' }, ['quiet', 'headphones']],
    [{ noise: 'Soft voices' }, ['quiet']],
    [{ noise: 'Not very quiet' }, []],
    [{ noise: 'Quiet in the records room, busy at the front desk.' }, []],
    [{ noise: 'Lively during breaks, calm during lessons.' }, []],
    [{ noise: 'Soft music after 10; none during quiet hours.' }, []],
    [{ noise: '75 to 80 decibels near the line; ear protection of your choice.' }, ['headphones']],
    [{ noise: 'Open office, often loud' }, []],
    [{ noise: 'Calme, casque permis' }, ['quiet', 'headphones']],
    [{ accommodations: 'A quiet room, adjustable lighting, flexible start times' }, ['quiet_room', 'flexible_hours']],
    [{ accommodations: 'Picture instructions, a timer, no phone duty.' }, ['no_phone']],
    [{ accommodations: 'Remote onboarding' }, ['remote_onboarding']],
    [{ lighting: 'Daylight and adjustable desk lamps.' }, ['soft_light']],
    [{ lighting: 'Bright and white' }, []],
    [{ lighting: 'Bright at the benches, dim in the aisles.' }, []],
    [{ meetings_per_week: '3' }, ['few_meetings']],
    [{ meetings_per_week: '3, each with an agenda' }, ['few_meetings']],
    [{ meetings_per_week: 'Two a week' }, ['few_meetings']],
    [{ meetings_per_week: 'None; updates come as a one-page memo' }, ['few_meetings']],
    [{ meetings_per_week: 'A short meeting on Mondays' }, ['few_meetings']],
    [{ meetings_per_week: '30 minutes, once a week' }, ['few_meetings']],
    [{ meetings_per_week: 'Once a week, 30 minutes' }, ['few_meetings']],
    [{ meetings_per_week: '2 to 10' }, []],
    [{ meetings_per_week: 'Five minutes at the start of each shift' }, []],
    [{ meetings_per_week: 'A ten-minute huddle each day' }, []],
    [{ meetings_per_week: 'Many' }, []],
    [{ communication: 'Written first: tasks and decisions are in the system.' }, ['mostly_written']],
    [{ communication: 'Mostly spoken, some by email' }, []],
    [{ communication: 'No phone calls' }, ['no_phone']],
    [{ schedule: 'Flexible start between 7 and 10.' }, ['flexible_hours']],
    [{ schedule: 'Core hours 10 to 3; the rest is flexible.' }, ['flexible_hours']],
    [{ schedule: 'Fixed hours, 9 to 5, no overtime.' }, ['steady_hours']],
    [{ schedule: 'Hours are not flexible' }, []],
    [{ interview_format: '45 minutes by video, camera optional' }, ['camera_optional']],
    [{ questions_ahead: true, buddy: true }, ['questions_ahead', 'buddy']],
    [{ meetings_per_week: 'No fixed number' }, []],
    [{ meetings_per_week: 'No team meetings' }, ['few_meetings']],
    [{ meetings_per_week: 'No regular team meetings' }, ['few_meetings']],
    [{ meetings_per_week: 'No stand-ups' }, ['few_meetings']],
    [{ meetings_per_week: '2 to 10, none on Fridays' }, []],
    [{ schedule: 'No overtime, flexible hours' }, ['flexible_hours']],
  ])('%j -> %j', (facts, answers) => {
    expect(read(facts)).toEqual(answers);
  });
});

describe('readWorkplaceAnswers in French', () => {
  it.each<[Partial<Inclusion>, string[]]>([
    [{ noise: 'Peu bruyant' }, ['quiet']],
    [{ noise: 'Pas toujours calme' }, []],
    [{ noise: 'Calme le matin, animé l’après-midi' }, []],
    [{ noise: 'Casque de chantier obligatoire' }, []],
    [{ accommodations: 'Une salle calme et des écouteurs' }, ['quiet_room', 'headphones']],
    [{ accommodations: 'Pas de salle calme' }, []],
    [{ lighting: 'Éclairage doux et réglable' }, ['soft_light']],
    [{ lighting: 'Néons' }, []],
    [{ meetings_per_week: 'Deux réunions de 30 minutes' }, ['few_meetings']],
    [{ meetings_per_week: 'Une réunion chaque matin' }, []],
    [{ meetings_per_week: 'Aucune' }, ['few_meetings']],
    [{ communication: 'Par écrit, sans téléphone' }, ['mostly_written', 'no_phone']],
    [{ communication: 'Surtout à l’oral, parfois par écrit' }, []],
    [{ schedule: 'Horaires flexibles' }, ['flexible_hours']],
    [{ schedule: 'Horaires fixes' }, ['steady_hours']],
    [{ interview_format: 'En visioconférence, caméra facultative' }, ['camera_optional']],
    [{ accommodations: 'Formation à distance' }, ['remote_onboarding']],
  ])('%j -> %j', (facts, answers) => {
    expect(read(facts)).toEqual(answers);
  });
});

describe('readWorkplaceAnswers in Spanish', () => {
  it.each<[Partial<Inclusion>, string[]]>([
    [{ noise: 'Oficina tranquila, con auriculares' }, ['quiet', 'headphones']],
    [{ noise: 'No es tranquilo' }, []],
    [{ accommodations: 'Sala tranquila e inducción a distancia' }, ['quiet_room', 'remote_onboarding']],
    [{ lighting: 'Luz natural y persianas' }, ['soft_light']],
    [{ meetings_per_week: 'Sin reuniones' }, ['few_meetings']],
    [{ meetings_per_week: 'No hay un número fijo' }, []],
    [{ meetings_per_week: 'Dos reuniones al día' }, []],
    [{ meetings_per_week: 'Los lunes' }, ['few_meetings']],
    [{ communication: 'Por escrito, sin llamadas' }, ['mostly_written', 'no_phone']],
    [{ schedule: 'Horario flexible' }, ['flexible_hours']],
    [{ schedule: 'Horario fijo' }, ['steady_hours']],
    [{ interview_format: 'Por video, cámara opcional' }, ['camera_optional']],
  ])('%j -> %j', (facts, answers) => {
    expect(read(facts)).toEqual(answers);
  });
});

describe('readWorkplaceAnswers in Korean', () => {
  it.each<[Partial<Inclusion>, string[]]>([
    [{ noise: '조용한 사무실이며 헤드폰을 써도 됩니다.' }, ['quiet', 'headphones']],
    [{ noise: '조용하지 않습니다' }, []],
    [{ noise: '오전에는 조용하지만 오후에는 붐빕니다' }, []],
    [{ accommodations: '조용한 공간이 있습니다' }, ['quiet_room']],
    [{ accommodations: '조용한 공간이 없습니다' }, []],
    [{ lighting: '자연광, 밝기 조절 가능' }, ['soft_light']],
    [{ lighting: '밝은 형광등' }, []],
    [{ meetings_per_week: '주 2회' }, ['few_meetings']],
    [{ meetings_per_week: '30분씩 한 번' }, ['few_meetings']],
    [{ meetings_per_week: '매일 아침' }, []],
    [{ meetings_per_week: '회의가 없습니다' }, ['few_meetings']],
    [{ communication: '주로 채팅으로 소통하고 전화는 없습니다' }, ['mostly_written', 'no_phone']],
    [{ communication: '주로 구두로, 가끔 이메일' }, []],
    [{ schedule: '유연근무제' }, ['flexible_hours']],
    [{ schedule: '고정 근무 시간' }, ['steady_hours']],
    [{ interview_format: '화상 면접, 카메라는 선택 사항' }, ['camera_optional']],
    [{ accommodations: '온라인 교육' }, ['remote_onboarding']],
  ])('%j -> %j', (facts, answers) => {
    expect(read(facts)).toEqual(answers);
  });
});

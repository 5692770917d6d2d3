import type { Phrases } from '#domain/phrases/phrases.ts';

export const plainLanguage = {
  title: '쉬운 말 점검',
  hint: '쓰는 동안 제안합니다. 아무것도 막지 않습니다.',
  empty: '글을 쓰면 점검이 저절로 시작됩니다.',
  good: '읽기 쉽습니다.',
  grade: '읽기 수준: {{grade}}학년',
  gradeGood: '좋습니다. 대부분의 사람이 쉽게 읽을 수 있습니다.',
  gradeHigh: '9학년 이하를 목표로 하세요. 짧은 낱말과 문장이 도움이 됩니다.',
  gradeOther: '읽기 수준은 영어 글에 대해 계산합니다.',
  found_one: '제안 {{count}}개',
  found_other: '제안 {{count}}개',
  long: '긴 문장입니다(낱말 {{count}}개). 둘로 나누세요.',
  vague: '“{{words}}”은(는) 뜻이 여러 가지입니다. 실제로 할 일을 쓰세요.',
  idiom: '“{{words}}”은(는) 빗댄 말입니다. 있는 그대로의 말로 쓰세요.',
  pay: '급여가 없습니다. 급여를 밝힌 공고에 맞는 지원자가 더 많이 옵니다.',
  steps: '채용 단계가 없습니다. 사람들은 다음에 무엇이 있는지 알고 싶어 합니다.',
  environment: '근무 환경에 대한 내용이 없습니다.',
  manyMusts: '필수 기술이 {{count}}개입니다. 배울 수 있는 것은 “있으면 좋은 것”으로 옮기세요.',
  more_one: '{{count}}개 더',
  more_other: '{{count}}개 더',
} satisfies Phrases['plainLanguage'];

import type { Phrases } from '#domain/phrases/phrases.ts';

/** 제품의 문구를 자신의 말로 바꾸기. */
export const wording = {
  title: '직접 쓴 문구',
  intro: '문구를 찾아 여러분이 쓰는 말로 바꾸세요. 언제든 기본 문구로 돌아갈 수 있습니다.',
  language: '문구의 언어',
  search: '문구에 있는 낱말',
  onlyOwn: '바꾼 문구만',
  count_one: '문구 {{count}}개를 찾았습니다',
  count_other: '문구 {{count}}개를 찾았습니다',
  more: '{{total}}개 가운데 처음 {{shown}}개를 보여 줍니다. 낱말을 더하면 줄어듭니다.',
  none: '이 낱말이 있는 문구가 없습니다',
  noneText: '한 낱말만 써 보거나 다른 언어에서 찾아보세요.',
  noneOwn: '아직 바꾼 문구가 없습니다',
  noneOwnText: '바꿀 문구를 찾으려면 필터를 끄세요.',
  standard: '기본 문구',
  own: '바꾼 문구',
  isOwn: '바꿈',
  edit: '바꾸기: {{text}}',
  places: '이 부분은 그대로 두세요: {{places}}',
  save: '이 문구 저장',
  saving: '문구를 저장하는 중',
  saved: '문구를 저장했습니다',
  reset: '기본 문구로 돌아가기',
  resetDone: '기본 문구로 돌아갔습니다',
} satisfies Phrases['wording'];

import type { Phrases } from '#domain/phrases/phrases.ts';

/** 언어 페이지와 메뉴. */
export const languagesPage = {
  title: '언어',
  purpose: '읽을 언어를 고르세요. 언제든 바꿀 수 있습니다.',
  label: '이 사이트의 언어',
  browser: '브라우저와 같게',
  browserNote: '브라우저가 원하는 언어: {{language}}',
  now: '지금 이 사이트를 읽는 언어: {{language}}',
  all: '번역된 것',
  allText: '모든 페이지, 메시지, 오류, 메일이 이 언어들로 있습니다. 채용 공고는 고용주가 쓴 언어 그대로입니다.',
  one: '이 사이트는 영어로 제공됩니다.',
  dates: '날짜와 숫자는 고르신 언어의 방식으로 적습니다. 예: {{date}}, {{number}}',
} satisfies Phrases['languagesPage'];

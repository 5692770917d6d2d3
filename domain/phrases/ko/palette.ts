import type { Phrases } from '#domain/phrases/phrases.ts';

/** 명령 팔레트: 몇 낱말로 페이지, 일자리, 사람, 동작 찾기. */
export const palette = {
  title: '이동 또는 실행',
  label: '페이지, 일자리, 사람 또는 동작',
  labelVisitor: '페이지, 일자리 또는 동작',
  hint: '낱말을 쓰고 화살표 키와 Enter로 고르세요. Esc로 닫습니다.',
  shortcut: '{{keys}} 키로 엽니다',
  pages: '페이지',
  actions: '동작',
  jobs: '일자리',
  people: '사람',
  none: '“{{words}}”에 맞는 것이 없습니다',
  noneText: '다른 낱말을 쓰거나 일자리를 살펴보세요.',
  failed: '일자리와 사람을 불러오지 못했습니다. 페이지와 동작은 쓸 수 있습니다.',
  searching: '일자리와 사람을 찾는 중',
  found_one: '결과 {{count}}개',
  found_other: '결과 {{count}}개',
  switchTo: '{{language}}(으)로 읽기',
  calmOn: '차분한 모드 켜기',
  calmOff: '차분한 모드 끄기',
  theme: '테마: {{theme}}',
  settings: '편의 설정',
} satisfies Phrases['palette'];

import type { Phrases } from '#domain/phrases/phrases.ts';

export const dashboard = {
  title: '내 시작 페이지',
  hello: '{{name}}님, 안녕하세요',
  purpose: '다음에 할 일을 한 페이지에서 봅니다.',
  applications: '다음 단계',
  noApplications: '진행 중인 지원이 없습니다.',
  allApplications: '내 지원 모두 보기',
  profile: '내 프로필',
  aside: '내 프로필과 저장한 검색',
  recommended: '나에게 맞는 일자리',
  why: '내 프로필과 맞는 순서입니다.',
  because: '요구 사항 중 갖춘 것: {{terms}}',
  noJobs: '아직 추천할 일자리가 없습니다. 프로필에 기술을 추가하거나 직접 찾아보세요.',
  moreJobs: '나에게 맞는 일자리 더 보기',
} satisfies Phrases['dashboard'];

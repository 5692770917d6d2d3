import type { Phrases } from '#domain/phrases/phrases.ts';

export const takeAlong = {
  title: '프로필 가져가기',
  purpose: '프로필은 내 것입니다. 다른 곳에서 쓰거나, 인쇄하거나, 사본을 보관하세요.',
  pdf: 'PDF로 내려받기',
  pdfHint: '회사가 보는 대로, 이 페이지의 언어로 만듭니다. 숨긴 내용은 빠집니다.',
  json: 'JSON Resume로 내려받기',
  jsonHint:
    '프로필의 모든 내용이 들어 있어 다른 프로그램에서 쓸 수 있습니다. 이런 파일은 여기에 이력서로 추가할 수 있습니다.',
  making: '파일을 만드는 중',
  neither: '일하는 데 도움이 되는 것은 두 파일 모두에 들어 있지 않습니다.',
  headings: {
    about: '소개',
    experience: '경력',
    education: '학력',
    skills: '기술',
    certifications: '자격증',
    languages: '언어',
    links: '링크',
    contact: '연락처',
  },
  time: '{{start}} – {{end}}',
  today: '현재',
  page: '{{pages}}쪽 중 {{page}}쪽',
} satisfies Phrases['takeAlong'];

import type { Phrases } from '#domain/phrases/phrases.ts';

export const shown = {
  title: '회사가 보는 내용',
  purpose: '지원하면 채용팀이 프로필에서 보는 내용입니다.',
  open: '회사가 보는 내용 보기',
  failed: '이 페이지를 불러오지 못했습니다',
  loading: '회사가 보는 내용을 불러오는 중',
  sent: '지원할 때 함께 받는 것',
  sentItems: {
    answers: '질문에 대한 답과 내가 쓴 메모',
    resume: '내가 고른 이력서 파일(골랐을 때만)',
    match: '일자리와 맞는 정도를 부분별로',
  },
  notShown: '받지 않는 것',
  never: {
    needs: '일하는 데 도움이 되는 것(직접 보여 준 것은 제외)',
    preferences: '찾는 일자리',
    account: '계정, 저장한 일자리, 다른 지원 내역',
  },
  hiddenItems: '숨긴 것: {{names}}',
  hide: '누가 보나요',
  hideTitle: '나만 볼 내용',
  hideHint:
    '다른 사람이 보지 않을 내용을 고르세요. 회사와 협력 기관은 그 내용 없이 프로필을 봅니다. 내가 JSON으로 내려받는 파일에는 남아 있습니다.',
  alwaysShown: '이름, 한 줄 소개, 기술, 자격증은 항상 보입니다. 맞는 정도를 이것으로 계산하기 때문입니다.',
  fields: {
    email: '이메일',
    phone: '전화번호',
    place: '도시와 주',
    summary: '소개',
    experience: '경력',
    education: '학력',
    languages: '언어',
    links: '링크',
  },
  contact: '연락처',
} satisfies Phrases['shown'];

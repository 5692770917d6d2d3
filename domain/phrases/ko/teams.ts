import type { Phrases } from '#domain/phrases/phrases.ts';

export const teams = {
  hiring: {
    title: '채용팀',
    purpose: '일자리를 함께 맡은 사람들입니다.',
  },
  wide: {
    title: '모든 채용팀',
    purpose: '모든 고용주의 담당자입니다.',
  },
  partner: {
    title: '팀',
    purpose: '함께 구직자를 돌보는 사람들입니다.',
  },
  concierge: {
    title: '컨시어지 팀',
    purpose: '도움 데스크의 담당자들입니다.',
  },
  search: '이름, 이메일 또는 단체',
  columns: {
    name: '이름',
    role: '역할',
    organisation: '단체',
    jobs: '열린 일자리',
    active: '마지막 활동',
  },
  never: '아직 없음',
  you: '본인',
  empty: '아직 팀에 아무도 없습니다',
  emptyText: '계정이 만들어지면 여기에 나타납니다.',
  filtered: '이 낱말에 맞는 사람이 없습니다',
  clear: '모두 보기',
} satisfies Phrases['teams'];

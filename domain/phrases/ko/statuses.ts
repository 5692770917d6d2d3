import type { Phrases } from '#domain/phrases/phrases.ts';

export const statuses = {
  all: '전체',
  application: {
    applied: '지원함',
    hired: '채용됨',
    interview: '면접',
    'on-hold': '보류',
    declined: '제안 거절',
    screening: '서류 검토',
    offered: '제안 보냄',
    withdrawn: '지원 취소',
    sourced: '추천됨',
    offer: '제안 준비 중',
    draft: '작성 중',
    rejected: '선정되지 않음',
  },
  job: {
    active: '모집 중',
    paused: '일시 중지',
    closed: '마감',
    draft: '작성 중',
    Offered: '제안 보냄',
  },
} satisfies Phrases['statuses'];

import type { Phrases } from '#domain/phrases/phrases.ts';

export const session = {
  inactive: '활동이 없어 로그아웃되었습니다. 페이지를 새로고침해 주세요.',
  serverError: '서버 오류입니다. 페이지를 새로고침해 주세요.',
  loginDone: '로그인했습니다',
  expired: '세션이 만료되었습니다. 다시 로그인해 주세요.',
  expiredElsewhere: '세션이 만료되었습니다. 다시 로그인해 주세요.',
  noResponse: '서버에서 응답이 없습니다.',
  downloadFailed: '문제가 생겼습니다.',
  somethingWentWrong: '문제가 생겼습니다',
  keptDraft: '작업 내용은 보관되어 있습니다. 로그인하면 같은 페이지로 돌아옵니다.',
  refreshHelp: '작업 내용은 보관되어 있습니다. 새로고침으로 해결되지 않으면 헬프데스크에 문의해 주세요.',
  signedInUntil: '{{time}}까지 로그인 상태가 유지됩니다.',
  endsSoon: '{{time}}에 로그아웃됩니다.',
  stay: '로그인 유지',
  stayed: '{{time}}까지 로그인 상태가 유지됩니다.',
  stayFailed: '로그인을 연장하지 못했습니다. 다시 시도해 주세요.',
} satisfies Phrases['session'];

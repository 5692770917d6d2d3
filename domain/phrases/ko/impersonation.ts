import type { Phrases } from '#domain/phrases/phrases.ts';

export const impersonation = {
  title: '다른 사람으로 보기',
  purpose: '도움을 주기 위해 그 사람이 보는 화면을 봅니다. 모두 기록되고 그 사람도 알 수 있습니다.',
  search: '이름, 이메일 또는 단체',
  submit: '사람 찾기',
  found_one: '{{count}}명',
  found_other: '{{count}}명',
  more: '더 있습니다. 검색어를 하나 더 넣으세요.',
  none: '검색에 맞는 사람이 없습니다',
  noneText: '철자를 확인하거나 단어를 줄이세요. 관리자는 나오지 않습니다.',
  disabled: '사용이 중지된 계정입니다.',
  view: '{{name}} 님으로 보기',
  dialog: '{{name}} 님으로 보기',
  rules:
    '30분 동안 이어집니다. 비밀번호, 메시지, 제안, 개인적인 필요는 보거나 바꿀 수 없습니다. {{name}} 님은 누가 왜 보았는지 알 수 있습니다.',
  reason: '왜 필요한가요?',
  reasonHint: '10자 이상. {{name}} 님과 감사 보고서에 보입니다.',
  password: '내 비밀번호',
  start: '보기 시작',
  pending: '시작하는 중',
  banner: '{{name}} 님으로 제품을 보고 있습니다',
  bannerText: '모든 단계가 기록됩니다. {{time}}에 끝납니다.',
  stop: '보기 끝내기',
  ended: '보기가 끝났습니다',
  endedText: '다시 내 계정으로 로그인되어 있습니다.',
} satisfies Phrases['impersonation'];

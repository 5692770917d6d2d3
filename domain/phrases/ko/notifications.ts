import type { Phrases } from '#domain/phrases/phrases.ts';

export const notifications = {
  title: '알림',
  empty: '알림이 없습니다.',
  emptyHint: '지원에 변화가 생기면 여기에서 알려 드립니다.',
  markAll: '모두 읽음으로 표시',
  showMore: '{{title}} 더 보기',
  showLess: '{{title}} 접기',
  unread_one: '읽지 않음 {{count}}개',
  unread_other: '읽지 않음 {{count}}개',
  unknown: '계정에 변화가 있습니다.',
  open: '지원 내용 열기',
  messages: {
    application_received: '{{name}} 님이 {{job}}에 지원했습니다.',
    application_sourced: '{{company}}의 {{job}}에 추천되었습니다. 지원할지는 직접 정합니다.',
    application_applied: '{{company}}의 {{job}} 지원이 처음 단계로 돌아갔습니다. 담당 팀이 다시 읽습니다.',
    application_screening: '{{company}}에서 {{job}} 지원서를 읽고 있습니다. 직무에 필요한 것과 비교합니다.',
    application_interview: '{{company}}에서 {{job}} 면접을 원합니다. 날짜와 진행 방법을 알려 드립니다.',
    application_offer: '{{company}}에서 {{job}} 제안을 준비하고 있습니다. 준비되면 알려 드립니다.',
    application_offered: '{{company}}에서 {{job}} 제안을 보냈습니다. 읽고 준비되면 답해 주세요.',
    application_hired: '{{company}}의 {{job}}에 채용되었습니다.',
    application_declined: '{{company}}의 {{job}} 제안을 거절했습니다. 기록되었습니다.',
    application_rejected: '{{company}}에서 {{job}}에 다른 사람을 선택했습니다. 메시지는 지원 내용에 있습니다.',
    application_on_hold: '{{company}}에서 {{job}} 채용을 잠시 멈추었습니다. 지금 할 일은 없습니다.',
  },
} satisfies Phrases['notifications'];

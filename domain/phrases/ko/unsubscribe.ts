import type { Phrases } from '#domain/phrases/phrases.ts';

export const unsubscribe = {
  title: '메일 수신',
  askTitle: '소식 메일을 그만 받을까요?',
  askText: '알림에서 모두 볼 수 있습니다. 비밀번호와 계정에 관한 메일은 항상 보내 드립니다.',
  stop: '그만 받기',
  stoppedTitle: '이제 소식 메일을 보내지 않습니다',
  stoppedText: '여기서 다시 받을 수 있습니다.',
  take: '소식 다시 받기',
  search: {
    askTitle: '‘{{search}}’ 메일을 그만 받을까요?',
    askText: '이 검색의 새 일자리는 저장한 검색에서 언제든지 볼 수 있습니다.',
    stoppedTitle: '이제 ‘{{search}}’ 메일을 보내지 않습니다',
    stoppedText: '검색은 그대로 남아 있습니다. 여기서 메일을 다시 받을 수 있습니다.',
    stop: '이 검색 메일 그만 받기',
    take: '이 메일 다시 받기',
  },
  pending: '저장하는 중',
  failedHint: '로그인하면 어떤 메일을 받을지 고를 수 있습니다.',
} satisfies Phrases['unsubscribe'];

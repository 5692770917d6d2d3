import type { Phrases } from '#domain/phrases/phrases.ts';

export const telling = {
  title: '알림과 조용한 시간',
  intro: '변경 사항은 바로 저장됩니다. 새 비밀번호처럼 계정 자체에 관한 일은 항상 알려 드립니다.',
  mail: '소식 메일',
  mailNote: '끄면 계정에 꼭 필요한 메일만 보냅니다.',
  topics: { messages: '새 메시지', applications: '지원과 진행 단계' },
  inProduct: '서비스 안에서',
  byMail: '메일로',
  quiet: {
    title: '조용한 시간',
    on: '메일이 오지 않는 시간 두기',
    note: '메일은 기다렸다가 그 시간이 끝나면 도착합니다. 서비스 안에서는 언제나 저절로 열리거나 소리가 나는 것이 없습니다.',
    from: '시작',
    until: '끝',
    zone: '시간대: {{zone}}',
    useZone: '이 기기의 시간대 사용: {{zone}}',
  },
} satisfies Phrases['telling'];

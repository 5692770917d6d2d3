import type { Phrases } from '#domain/phrases/phrases.ts';

export const settings = {
  title: '설정',
  purpose: '내 계정과 제품이 나에게 맞게 작동하는 방식입니다.',
  wideTitle: '모든 설정',
  widePurpose: '내 계정과 내 역할이 맡은 것입니다.',
  openAll: '모든 설정',
  openOwn: '내 설정만',
  account: {
    title: '내 계정',
    name: '이름',
    email: '이메일',
    role: '역할',
    organisation: '단체',
  },
} satisfies Phrases['settings'];

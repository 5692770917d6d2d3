import type { Phrases } from '#domain/phrases/phrases.ts';

export const onboarding = {
  title: '첫 단계',
  loading: '첫 단계를 불러오는 중',
  leave: '언제든지 나가도 됩니다. 어느 기기에서든 이어서 할 수 있습니다.',
  skip: '이 단계 건너뛰기',
  back: '뒤로',
  next: '저장하고 계속',
  saving: '저장하는 중',
  consent: {
    name: '동의',
    title: '시작하기 전에',
    purpose: '쉬운 말로 쓴 약속을 읽어 주세요. 그러면 프로필을 저장할 수 있습니다.',
  },
  comfort: {
    name: '편안하게 보기',
    title: '편안하게 맞추기',
    purpose: '사이트의 모양과 움직임을 고르세요. 모든 페이지 위의 ‘편안하게 보기’에서 다시 바꿀 수 있습니다.',
  },
  resume: {
    name: '이력서',
  },
  preferences: {
    name: '찾는 일자리',
    title: '어떤 일자리를 찾으시나요?',
    purpose: '일자리 페이지마다 얼마나 맞는지 알려 줍니다. 모든 답은 선택이며 나중에 바꿀 수 있습니다.',
  },
  needs: {
    name: '도움이 되는 것',
    title: '일할 때 무엇이 도움이 되나요?',
    purpose: '이 단계는 선택입니다. 나중에 설정에서 다시 찾을 수 있습니다.',
  },
  organisation: {
    name: '단체',
    title: '단체를 소개해 주세요',
    purpose: '단체를 확인할 때 읽습니다. 나중에 일자리 옆에 보입니다.',
    nameLabel: '이름',
    website: '웹사이트',
    websiteHint: '예: https://example.com',
    about: '단체 소개',
    aboutHint: '하는 일과 참여하려는 이유를 몇 문장으로 써 주세요.',
    city: '도시',
    region: '주 또는 지역',
    country: '나라',
  },
  first_job: {
    name: '첫 일자리',
    title: '첫 일자리 쓰기',
    purpose: '초안이면 됩니다. 승인 뒤 게시하면 공개됩니다.',
    write: '일자리 쓰기',
    later: '나중에 할게요',
  },
  done: {
    title: '준비가 끝났습니다',
    purpose: '언제든지 모두 바꿀 수 있습니다.',
    again: '다시 보기: {{step}}',
    steps: '첫 단계',
    start: '시작 페이지로 가기',
  },
} satisfies Phrases['onboarding'];

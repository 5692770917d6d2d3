import type { Phrases } from '#domain/phrases/phrases.ts';

export const home = {
  heading: '나의 사고방식에 맞는 일',
  purpose: '채용 과정을 미리 알려 주는, 신경다양인을 위한 일자리입니다.',
  searchLabel: '직무, 기술 또는 회사',
  searchHint: '비워 두면 모집 중인 모든 공고를 볼 수 있습니다.',
  stepsTitle: '이용 방법',
  step1: '공고 살펴보기',
  step1Text: '공고마다 급여, 근무지, 하루 업무의 모습을 알려 줍니다.',
  step2: '나와 맞는 정도 보기',
  step2Text: '이력서를 추가하면 맞는 점과 부족한 점을 말로 알려 줍니다.',
  step3: '나의 속도로 지원하기',
  step3Text: '쓰는 동안 답변이 저장됩니다. 지원한 뒤에는 항상 다음 단계를 볼 수 있습니다.',
  promiseTitle: '기업이 약속하는 것',
  promise1: '지원하기 전에 채용 단계와 참여하는 사람을 알려 줍니다.',
  promise2: '진단 없이도 조정을 요청할 수 있습니다.',
  promise3: '사람이 지원서를 읽고, 모두에게 답변합니다.',
  comfortTitle: '편하게 바꾸기',
  comfortText: '위쪽의 편의 설정을 눌러 색, 글자, 간격, 움직임을 바꿀 수 있습니다.',
  newest: '새 일자리',
  allJobs: '모든 일자리 보기',
} satisfies Phrases['home'];

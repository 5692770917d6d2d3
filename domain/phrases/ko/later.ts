import type { Phrases } from '#domain/phrases/phrases.ts';

export const later = {
  interviews: {
    title: '면접',
    purpose: '예정된 면접과 참석자, 시간, 질문을 봅니다.',
    empty: '예정된 면접이 없습니다',
    text: '면접 단계에 오른 사람은 지원서 목록에서 볼 수 있습니다.',
  },
  offers: {
    title: '채용 제안',
    purpose: '작성 중이거나 보냈거나 답을 받은 제안입니다.',
    empty: '여기에서 작성한 제안이 없습니다',
    text: '제안 단계에 있는 사람은 지원서 목록에 있습니다.',
  },
  advancedSearch: {
    title: '상세 검색',
    purpose: '여러 조건을 한 번에 찾고 이름을 붙여 둡니다.',
    empty: '저장한 검색이 없습니다',
    text: '기본 검색은 지금 바로 쓸 수 있습니다.',
  },
  compare: {
    title: '지원자 비교',
    purpose: '두 명에서 네 명까지 여섯 항목으로 나란히 봅니다.',
    empty: '선택한 사람이 없습니다',
    text: '지원자 목록에서 각 점수와 항목을 볼 수 있습니다.',
  },
  assistant: {
    title: '단계별 도움',
    purpose: '일자리 찾기, 적합도 이해, 면접 준비를 단계별로 돕습니다.',
    empty: '단계별 도움은 아직 열리지 않았습니다',
    text: '도움말이 각 단계를 설명하고, 도움 데스크의 담당자가 질문에 답합니다.',
  },
  helpdesk: {
    title: '도움 데스크',
    purpose: '방문자와 회원의 질문을 오래 기다린 순서로 봅니다.',
    empty: '기다리는 사람이 없습니다',
    text: '누군가 질문하면 바로 여기에 나타납니다.',
  },
  helpdeskChat: {
    title: '도움 데스크 대화',
    purpose: '대화 하나와 그 기록을 봅니다.',
    empty: '열린 대화가 없습니다',
    text: '도움 데스크에서 하나를 고르세요.',
  },
  survey: {
    title: '설문',
    purpose: '화면마다 질문 하나가 나옵니다. 건너뛸 수 있습니다.',
    empty: '지금 열린 설문이 없습니다',
    text: '링크로 들어왔다면 그 설문은 끝났습니다.',
  },
  surveyReports: {
    title: '설문 응답',
    purpose: '설문과 질문별 응답입니다. 10명 미만의 집단은 보이지 않습니다.',
    empty: '응답이 있는 설문이 없습니다',
    text: '첫 설문이 끝나면 여기에 응답이 나타납니다.',
  },
  surveySummary: {
    title: '설문 요약',
    purpose: '주요 점수와 주제, 그 변화를 봅니다.',
    empty: '요약할 내용이 없습니다',
    text: '요약에는 최소 10명의 응답이 필요합니다.',
  },
  thankYouFeedback: {
    title: '의견을 나누어 주셔서 감사합니다',
    purpose: '담당자가 읽습니다. 이메일을 남겼다면 답장할 수 있습니다.',
  },
} satisfies Phrases['later'];

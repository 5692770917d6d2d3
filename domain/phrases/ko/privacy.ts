import type { Phrases } from '#domain/phrases/phrases.ts';

export const privacy = {
  consents: {
    title: '동의한 내용',
    discoverable: '구직자를 돕는 협력 기관이 나를 찾을 수 있음',
    discoverableNote: '프로필만 볼 수 있고 필요 사항은 볼 수 없습니다.',
    history: '기록',
    none: '기록이 없습니다.',
    terms: {
      yes: '이용 약관과 개인정보 안내에 동의했습니다.',
      no: '이용 약관 동의를 철회했습니다.',
    },
    found: {
      yes: '검색되는 데 동의했습니다.',
      no: '더 이상 검색되지 않도록 했습니다.',
    },
  },
  data: {
    title: '내 데이터 내려받기',
    purpose:
      '저장된 모든 내용을 문서와 함께 파일 하나로 받습니다. 만드는 데 시간이 조금 걸립니다. 이 페이지를 떠나도 됩니다.',
    start: '내려받기 준비',
    making: '내려받을 파일을 만드는 중',
    progress: '{{total}}개 중 {{done}}개',
    ready: '{{date}}에 만듦. {{until}}까지 보관.',
    download: '내려받기',
    failed: '파일을 만들지 못했습니다. 다시 시작하세요.',
    expired: '{{date}} 파일은 삭제되었습니다.',
  },
  deletion: {
    title: '계정 삭제',
    text: '삭제는 되돌릴 수 없으며 바로 이루어집니다.',
    goesTitle: '삭제되는 것',
    goes: '이름, 이메일, 프로필, 문서, 답변, 작성한 메시지, 도움이 되는 것, 편의 조정 요청, 도우미, 설정이 삭제됩니다. 진행 중인 지원은 철회됩니다.',
    staysTitle: '남는 것과 이유',
    stays:
      '누군가 지원했다는 사실, 날짜, 단계, 점수, 다른 사람이 쓴 내용은 이름 없이 남습니다. 고용주는 최대 2년 동안 공정한 결정을 보여 줄 수 있어야 합니다. 변경 기록은 보안을 위해 남습니다.',
    password: '비밀번호',
    passwordHint: '비밀번호가 없는 계정이면 비워 두고 먼저 다시 로그인하세요.',
    action: '계정 삭제',
    confirmTitle: '계정을 영구히 삭제할까요?',
    done: '계정이 삭제되었습니다. 모든 세션이 종료되었습니다.',
  },
} satisfies Phrases['privacy'];

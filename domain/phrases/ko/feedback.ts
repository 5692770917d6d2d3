import type { Phrases } from '#domain/phrases/phrases.ts';

export const feedback = {
  title: '의견 보내기',
  menu: '의견',
  intro: '담당자가 읽습니다. 지금 페이지의 주소도 함께 보냅니다.',
  type: '의견 종류',
  types: {
    Complaints: '불만',
    Suggestions: '제안',
    Questions: '질문',
    Others: '기타',
  },
  description: '내용',
  descriptionHint: '글자, 숫자, 문장 부호를 쓸 수 있습니다. 쓸 수 없는 기호: < > { } \\ ^ ` |',
  submit: '보내기',
  pending: '보내는 중',
  sent: '감사합니다. 의견을 받았습니다.',
  failed: '의견을 보내지 못했습니다. 다시 시도하세요.',
  missing: '종류를 고르고 내용을 쓰세요.',
  cleared: '의견을 지웠습니다.',
} satisfies Phrases['feedback'];

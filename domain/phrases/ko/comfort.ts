import type { Phrases } from '#domain/phrases/phrases.ts';

export const comfort = {
  title: '편의 설정',
  intro: '변경한 내용은 바로 적용되고 이 기기에 저장됩니다.',
  introOwn: '변경한 내용은 바로 적용됩니다. 계정과 함께 다른 기기에서도 쓰입니다.',
  keep: '로그아웃해도 남아 있습니다.',
  reset: '기본 설정으로 되돌리기',
  resetDone: '기본 설정으로 되돌렸습니다',
  calm: {
    label: '차분한 모드',
    hint: '타이머, 움직임, 소리를 모두 끕니다.',
  },
  theme: {
    label: '테마',
    system: '기기 설정에 따름',
    light: '밝게',
    dark: '어둡게',
    contrast: '고대비',
  },
  tint: {
    label: '페이지 색',
    paper: '종이색',
    cream: '크림색',
    mint: '민트색',
    sky: '하늘색',
    rose: '장미색',
    grey: '회색',
    white: '흰색',
  },
  text: {
    label: '글자 크기',
    value: '{{value}}%',
  },
  spacing: {
    label: '간격',
    normal: '보통',
    wide: '넓게',
    widest: '가장 넓게',
  },
  font: {
    label: '글꼴',
    atkinson: 'Atkinson Hyperlegible',
    system: '기기 글꼴',
    lexend: 'Lexend',
    opendyslexic: 'OpenDyslexic',
  },
  density: {
    label: '목록 간격',
    comfortable: '넉넉하게',
    compact: '촘촘하게',
  },
  motion: {
    label: '움직임',
    system: '기기 설정에 따름',
    off: '끄기',
  },
  timers: {
    label: '타이머',
    hint: '메시지가 저절로 닫히기까지 걸리는 시간입니다.',
    designed: '기본',
    longer: '10배 길게',
    never: '닫지 않음',
  },
  offer: {
    text: '기기가 움직임을 줄여 달라고 합니다. 차분한 모드를 켤까요?',
    yes: '차분한 모드 켜기',
    no: '아니요',
  },
  enter: {
    label: '글을 쓸 때 Enter 키',
    hint: 'Ctrl과 Enter를 함께 누르면 항상 보냅니다.',
    designed: '기본: 채팅에서는 보내기, 메시지에서는 줄 바꿈',
    sends: '보내기',
    line: '줄 바꿈',
  },
  language: {
    label: '언어',
    browser: '브라우저 설정에 따름',
  },
} satisfies Phrases['comfort'];

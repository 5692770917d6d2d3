import type { Phrases } from '#domain/phrases/phrases.ts';

export const signIn = {
  names: {
    google: 'Google',
    linkedin: 'LinkedIn',
    indeed: 'Indeed',
    sso: '내 단체',
  },
  goOn: '{{name}} 계정으로 계속하기',
  otherWay: '다른 방법으로 로그인',
  hint: '아무 일도 일어나지 않으면 다시 시도하거나 이메일과 비밀번호를 쓰세요.',
  notBegun: '{{name}}에 연결하지 못했습니다. 다시 시도하거나 이메일과 비밀번호를 쓰세요.',
  back: {
    title: '{{name}} 계정으로 로그인',
    purpose: '{{name}}이(가) 누구인지 알려 줍니다. 이름과 이메일만 봅니다.',
    pending: '로그인하는 중',
    failed: '{{name}} 계정으로 로그인하지 못했습니다',
    failedText: '바뀐 것은 없습니다. 다시 시도하거나 이메일과 비밀번호로 로그인하세요.',
    again: '다시 시도',
    logIn: '이메일로 로그인',
    off: '여기서는 {{name}}을(를) 쓰지 않습니다',
    offText: '이 단체는 이 로그인 방법을 켜지 않았습니다.',
    known: '이미 계정이 있습니다',
    knownText:
      '{{email}} 계정이 이미 있습니다. 비밀번호를 한 번 입력하세요. 그다음부터는 {{name}} 계정으로도 열 수 있습니다.',
    password: '이 계정의 비밀번호',
    connect: '연결하고 로그인',
  },
  own: {
    title: '로그인 방법',
    text: '서비스를 연결하면 한 번 눌러 로그인합니다. 그 서비스의 이메일이 이 계정과 같아야 합니다.',
    passwordOn: '이메일과 비밀번호',
    connect: '{{name}} 연결',
    disconnect: '{{name}} 연결 끊기',
    connected: '{{name}}을(를) 연결했습니다.',
    disconnected: '{{name}} 연결을 끊었습니다.',
    connectedAs: '{{email}}(으)로 연결됨, {{date}}부터',
    none: '여기서는 켜진 서비스가 없습니다. 이메일과 비밀번호로 로그인합니다.',
    lastWay: '유일한 로그인 방법입니다. 먼저 비밀번호를 정하거나 다른 서비스를 연결하세요.',
  },
} satisfies Phrases['signIn'];

import type { Phrases } from '#domain/phrases/phrases.ts';

export const mail = {
  hello: '{{name}} 님, 안녕하세요.',
  life: {
    minutes_one: '이 링크는 {{count}}분 동안 한 번만 쓸 수 있습니다.',
    minutes_other: '이 링크는 {{count}}분 동안 한 번만 쓸 수 있습니다.',
    hours_one: '이 링크는 {{count}}시간 동안 한 번만 쓸 수 있습니다.',
    hours_other: '이 링크는 {{count}}시간 동안 한 번만 쓸 수 있습니다.',
    days_one: '이 링크는 {{count}}일 동안 쓸 수 있습니다.',
    days_other: '이 링크는 {{count}}일 동안 쓸 수 있습니다.',
  },
  address: '버튼이 작동하지 않으면 이 주소를 브라우저에 복사하세요.',
  why: '이 주소로 만든 {{tenant}} 계정이 있어 이 메일을 보냅니다.',
  whyInvited: '{{inviter}} 님이 이 주소를 알려 주어 메일을 보냅니다.',
  whySearch: '이 검색에 관한 메일을 신청하셔서 보내 드립니다.',
  unsubscribe: '이런 메일 그만 받기',
  unsubscribeSearch: '이 검색에 관한 메일 그만 받기',
  help: '궁금한 점은 {{email}}로 알려 주세요.',
  notYou: '본인이 아니라면 이 메일을 무시하세요. 아무것도 바뀌지 않습니다.',
  reason: '이유:',
  kinds: {
    verify_email: {
      subject: '{{tenant}} 이메일 확인',
      text: '{{tenant}}에 계정을 만드셨습니다. 이 주소가 본인의 것인지 확인해 주세요.',
      action: '이메일 확인',
    },
    reset_password: {
      subject: '{{tenant}} 새 비밀번호 설정',
      text: '누군가 회원님 계정의 새 비밀번호를 요청했습니다. 본인이라면 여기에서 설정하세요. 그러면 모든 기기에서 로그아웃됩니다.',
      action: '새 비밀번호 설정',
    },
    set_password: {
      subject: '{{tenant}} 비밀번호 설정',
      text: '{{tenant}} 계정에 아직 비밀번호가 없습니다. 비밀번호를 설정하면 이 이메일로 로그인할 수 있습니다.',
      action: '비밀번호 설정',
    },
    password_changed: {
      subject: '비밀번호가 바뀌었습니다',
      text: '{{tenant}} 계정의 비밀번호가 바뀌었습니다. 다른 모든 세션이 끝났습니다.\n\n본인이 바꾼 것이 아니라면 지금 새 비밀번호를 설정하고 저희에게 알려 주세요.',
      action: '제가 바꾸지 않았습니다',
    },
    second_step_on: {
      subject: '로그인 2단계가 켜졌습니다',
      text: '이제 {{tenant}}에 로그인할 때 비밀번호와 함께 코드를 입력합니다. 다른 모든 세션이 끝났습니다.\n\n본인이 켠 것이 아니라면 지금 새 비밀번호를 설정하고 저희에게 알려 주세요.',
      action: '제가 바꾸지 않았습니다',
    },
    second_step_off: {
      subject: '로그인 2단계가 꺼졌습니다',
      text: '이제 비밀번호만으로 {{tenant}} 계정이 열립니다.\n\n본인이 끈 것이 아니라면 지금 새 비밀번호를 설정하고 저희에게 알려 주세요.',
      action: '제가 바꾸지 않았습니다',
    },
    organisation_received: {
      subject: '{{organisation}} 확인 중입니다',
      text: '{{organisation}}을(를) 등록해 주셔서 감사합니다. 새 단체는 모두 확인합니다. 최대 2영업일이 걸립니다.\n\n그동안 단체 소개를 채울 수 있습니다.',
      action: '진행 상황 보기',
    },
    organisation_approved: {
      subject: '{{organisation}} 승인됨',
      text: '{{organisation}}이(가) 승인되었습니다. 이제 계정에 포함된 모든 기능을 쓸 수 있습니다.',
      action: '계속하기',
    },
    organisation_rejected: {
      subject: '{{organisation}}에 대한 답변',
      text: '{{organisation}}을(를) 승인할 수 없습니다. 관심을 가져 주셔서 감사합니다.',
      action: '답변 읽기',
    },
    approval_wanted: {
      subject: '{{organisation}} 승인 대기',
      text: '{{asker}} 님이 {{organisation}}을(를) 등록했습니다. 살펴보고 결정해 주세요.',
      action: '살펴보고 결정',
    },
    job_approval_wanted: {
      subject: '“{{job}}” 공고가 승인을 기다립니다',
      text: '{{asker}} 님이 {{organisation}}의 “{{job}}” 공고를 작성하고 게시를 요청했습니다. 살펴보고 결정해 주세요.',
      action: '보고 결정하기',
    },
    support_invitation: {
      subject: '{{inviter}} 님이 도움을 요청합니다',
      text: '{{inviter}} 님이 {{tenant}}에서 도움을 받고 싶어 하며, 볼 수 있는 것과 할 수 있는 것을 정했습니다.\n\n이 이메일을 쓰는 계정으로 수락하세요. 언제든지 그만둘 수 있습니다.',
      action: '초대 보기',
    },
    team_invitation: {
      subject: '{{inviter}} 님이 {{organisation}} 팀에 초대합니다',
      text: '{{inviter}} 님이 {{organisation}} 팀에 초대합니다. {{tenant}}에서 맡을 역할: {{role}}.\n\n링크를 열고 비밀번호를 정하세요. 이 이메일로 로그인합니다.',
      action: '초대 보기',
    },
    notification: {
      subject: '{{tenant}} 소식',
      text: '{{message}}',
      action: '열기',
    },
    saved_search: {
      subject: '새 일자리: {{search}}',
      text: '저장한 검색 ‘{{search}}’에 새 일자리가 있습니다. 지난 메일 이후 새 일자리: {{count}}개.',
      action: '새 일자리 보기',
    },
  },
} satisfies Phrases['mail'];

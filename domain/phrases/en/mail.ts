import type { MailKind } from '#domain/features/mail/kinds.ts';

interface MailTexts {
  readonly subject: string;
  /** Paragraphs, apart by an empty line. */
  readonly text: string;
  /** The button. */
  readonly action: string;
}

/** The mails people get. */
export const mail = {
  hello: 'Hello {{name}},',
  life: {
    minutes_one: 'This link works for {{count}} minute, and once only.',
    minutes_other: 'This link works for {{count}} minutes, and once only.',
    hours_one: 'This link works for {{count}} hour, and once only.',
    hours_other: 'This link works for {{count}} hours, and once only.',
    days_one: 'This link works for {{count}} day.',
    days_other: 'This link works for {{count}} days.',
  },
  address: 'If the button does not work, copy this address into your browser:',
  why: 'You get this mail because this address has an account at {{tenant}}.',
  whyInvited: 'You get this mail because {{inviter}} gave us your address.',
  whySearch: 'You get this mail because you asked for mail about this search.',
  unsubscribe: 'Stop mails like this one',
  unsubscribeSearch: 'Stop mail about this search',
  help: 'Questions? Write to {{email}}.',
  notYou: 'If this was not you, you can ignore this mail. Nothing changes.',
  reason: 'The reason:',
  kinds: {
    verify_email: {
      subject: 'Confirm your email for {{tenant}}',
      text: 'You made an account at {{tenant}}. Confirm that this address is yours.',
      action: 'Confirm my email',
    },
    reset_password: {
      subject: 'Set a new password for {{tenant}}',
      text: 'Somebody asked for a new password for your account. If it was you, set it here. You are then signed out on all devices.',
      action: 'Set a new password',
    },
    set_password: {
      subject: 'Set your password for {{tenant}}',
      text: 'Your account at {{tenant}} has no password yet. Set one, then you can log in with this email.',
      action: 'Set my password',
    },
    password_changed: {
      subject: 'Your password was changed',
      text: 'The password of your account at {{tenant}} is new. All other sessions have ended.\n\nIf this was not you, set a new password now and write to us.',
      action: 'I did not do this',
    },
    second_step_on: {
      subject: 'Your second step at log-in is on',
      text: 'Logging in to {{tenant}} now asks for a code besides your password. All other sessions have ended.\n\nIf this was not you, set a new password now and write to us.',
      action: 'I did not do this',
    },
    second_step_off: {
      subject: 'Your second step at log-in is off',
      text: 'Your password alone opens your account at {{tenant}} now.\n\nIf this was not you, set a new password now and write to us.',
      action: 'I did not do this',
    },
    organisation_received: {
      subject: 'We are checking {{organisation}}',
      text: 'Thank you for signing up {{organisation}}. We check every new organisation. This takes up to 2 working days.\n\nMeanwhile you can complete what you tell about your organisation.',
      action: 'See where it stands',
    },
    organisation_approved: {
      subject: '{{organisation}} is approved',
      text: '{{organisation}} is approved. You can use everything that belongs to your account now.',
      action: 'Go on',
    },
    organisation_rejected: {
      subject: 'Our answer about {{organisation}}',
      text: 'We cannot approve {{organisation}}. Thank you for your interest.',
      action: 'Read our answer',
    },
    approval_wanted: {
      subject: '{{organisation}} waits for approval',
      text: '{{asker}} signed up {{organisation}}. Look at it and decide.',
      action: 'Look and decide',
    },
    job_approval_wanted: {
      subject: '“{{job}}” waits for approval',
      text: '{{asker}} wrote the job “{{job}}” for {{organisation}} and asks to publish it. Look at it and decide.',
      action: 'Look and decide',
    },
    support_invitation: {
      subject: '{{inviter}} asks you to help',
      text: '{{inviter}} would like your help at {{tenant}} and says what you may see and do.\n\nAccept it with an account that has this email. You can stop at any time.',
      action: 'See the invitation',
    },
    team_invitation: {
      subject: '{{inviter}} invites you to the team of {{organisation}}',
      text: '{{inviter}} invites you to the team of {{organisation}}. Your role at {{tenant}}: {{role}}.\n\nOpen the link and set a password. You log in with this email.',
      action: 'See the invitation',
    },
    notification: {
      subject: 'News from {{tenant}}',
      text: '{{message}}',
      action: 'Open it',
    },
    saved_search: {
      subject: 'New jobs: {{search}}',
      text: 'There are jobs that are new for your search “{{search}}”. New since the last mail: {{count}}.',
      action: 'See the new jobs',
    },
  } satisfies Record<MailKind, MailTexts>,
};

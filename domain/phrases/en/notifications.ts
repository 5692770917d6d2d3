import type { NotificationKind } from '#domain/features/notifications/kinds.ts';

export const notifications = {
  title: 'Notifications',
  empty: 'You have no notifications.',
  emptyHint: 'We tell you here when something happens with your applications.',
  markAll: 'Mark all as read',
  showMore: 'Show more about {{title}}',
  showLess: 'Show less about {{title}}',
  unread_one: '{{count}} unread',
  unread_other: '{{count}} unread',
  unknown: 'Something changed in your account.',
  open: 'Open the application',
  openOther: 'Open',
  new: 'New',
  markOne: 'Mark as read',
  more: 'Show older notifications',
  messages: {
    application_received: '{{name}} applied to {{job}}.',
    application_sourced: 'You were put forward for {{job}} at {{company}}. You decide if you want to apply.',
    application_applied:
      'Your application to {{job}} at {{company}} is back at the start. The team will read it again.',
    application_screening:
      'Your application to {{job}} at {{company}} is being read. The team compares it with what the job needs.',
    application_interview: '{{company}} wants to meet you about {{job}}. You will get the dates and what to expect.',
    application_offer: '{{company}} is writing an offer for {{job}}. You will hear from them when it is ready.',
    application_offered: '{{company}} made you an offer for {{job}}. Read it and answer when you are ready.',
    application_hired: 'You have the job: {{job}} at {{company}}.',
    application_declined: 'You said no to the offer for {{job}} at {{company}}. This is noted.',
    application_rejected: '{{company}} chose other people for {{job}}. Their message is in your application.',
    application_on_hold: '{{company}} has put {{job}} on hold. You do not need to do anything now.',
    message_received: '{{name}} wrote to you about {{job}}.',
    partner_waiting: '{{asker}} signed up {{organisation}}. It waits for your decision.',
    partner_approved: '{{organisation}} is approved. You can use everything that belongs to your account now.',
    partner_rejected: 'We could not approve {{organisation}}. Our answer tells you why.',
    password_changed: 'The password of your account was changed. All other sessions have ended.',
    adjustment_asked:
      '{{name}} asks for an adjustment ({{job}}). Open the application and answer within 2 working days.',
    adjustment_replied: '{{name}} replied about an adjustment ({{job}}). Open the application to see what is next.',
    adjustment_answered: '{{company}} answered your request for an adjustment ({{job}}).',
    supporter_accepted: '{{name}} accepted your invitation and can help you now.',
    supporter_stopped: '{{name}} has stopped helping you.',
  } satisfies Record<NotificationKind, string>,
};

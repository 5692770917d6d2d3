import type { Role } from '#domain/access/roles.ts';
import { memberPage } from '#web/app/member-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

const hirers: readonly Role[] = ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'];
const partners: readonly Role[] = ['recruiter', 'recruiter_member'];
const wide: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

const interviews = memberPage('InterviewsPage');
const offers = memberPage('OffersPage');

/** What follows an application: interviews, offers, messages, and the tools around them. */
export const workRoutes: readonly RouteRow[] = [
  {
    path: paths.interviews,
    guard: ['job_seeker', ...hirers],
    title: 'later.interviews.title',
    page: interviews,
    wide: paths.allInterviews,
  },
  { path: paths.allInterviews, guard: wide, title: 'later.interviews.title', page: interviews },
  {
    path: paths.offers,
    guard: ['job_seeker', ...hirers],
    title: 'later.offers.title',
    page: offers,
    wide: paths.allOffers,
  },
  { path: paths.allOffers, guard: wide, title: 'later.offers.title', page: offers },
  {
    path: paths.messages,
    guard: ['job_seeker', 'admin', 'hiring_manager', 'hiring_member', 'skilling_partner', ...partners],
    title: 'messages.title',
    page: memberPage('MessagesPage'),
  },
  {
    path: paths.advancedSearch,
    guard: ['job_seeker', ...hirers, ...partners],
    title: 'later.advancedSearch.title',
    page: memberPage('AdvancedSearchPage'),
  },
  {
    path: paths.compareApplicants,
    guard: [...hirers, ...partners],
    title: 'later.compare.title',
    page: memberPage('CompareApplicantsPage'),
  },
  {
    path: paths.assistant,
    guard: 'session',
    title: 'later.assistant.title',
    page: memberPage('AssistantPage'),
  },
  {
    path: paths.helpdesk,
    guard: ['concierge_member'],
    title: 'later.helpdesk.title',
    page: memberPage('HelpdeskPage'),
  },
  {
    path: paths.helpdeskChat,
    guard: ['concierge_member'],
    title: 'later.helpdeskChat.title',
    page: memberPage('HelpdeskChatPage'),
  },
];

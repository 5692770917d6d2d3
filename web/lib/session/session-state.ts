import type { SessionUser } from './session-user.ts';

/** Why the session ended, other than by logout. After `impersonation` the administrator's own session resumes. */
export type SessionEnd = 'expired' | 'otherTab' | 'inactive' | 'impersonation';

/** The client state of a session. */
export interface Session {
  readonly user: SessionUser;
  readonly userToken: string | null;
  readonly refreshToken: string | null;
  /** Seconds since 1970. */
  readonly expires_at: number | null;
  readonly failedLoginAttempts: number;
  readonly checkingLogin: boolean;
  readonly ended: SessionEnd | null;
  /** The person chose the Canada or the general site; the detected country is ignored. */
  readonly changeCountry: boolean;
  /** Path of the Canada site for visitors in Canada; otherwise empty. */
  readonly canadaPath: string;
  /** When a rating was last sent from this device, in milliseconds since 1970. */
  readonly feedbackTime: number | null;
  /** Unread messages in conversations about applications. */
  readonly messageCount: number;
  /** The newest notification. */
  readonly notificationId: number | null;
  /** The applications compared last. */
  readonly compareApplicants: readonly number[];
  /** The people whom the last advanced search found, by id, and the name it is saved under. */
  readonly advanceSearchData: { readonly advanceSearchResults: readonly number[]; readonly searchName: string };
  /** The imports of résumés and of jobs that were started or opened last. */
  readonly multiresumeToken: string | null;
  readonly multiJobUploadToken: string | null;
  /** An administrator is impersonating `user`. */
  readonly isImpersonating: boolean;
  /** The account must set up two-factor authentication before it can do anything else. */
  readonly lacksTwoFactor: boolean;
  /** The person whose session expired with unsaved work on the page; the page stays until they log in again. */
  readonly expiredUser: SessionUser | null;
  /** Increases when another person logs in; the page and all caches are then reset. */
  readonly ownerChangeCount: number;
}

export const loggedOutSession: Session = {
  user: {
    authenticated: false,
    name: '',
    chat_id: null,
    is_user: false,
    user_id: null,
    is_consent: false,
    tenant_name: '',
    user_image: null,
    is_cananda: false,
  },
  userToken: null,
  refreshToken: null,
  expires_at: null,
  failedLoginAttempts: 0,
  checkingLogin: false,
  ended: null,
  changeCountry: false,
  canadaPath: '',
  feedbackTime: null,
  messageCount: 0,
  notificationId: null,
  compareApplicants: [],
  advanceSearchData: { advanceSearchResults: [], searchName: '' },
  multiresumeToken: null,
  multiJobUploadToken: null,
  isImpersonating: false,
  lacksTwoFactor: false,
  expiredUser: null,
  ownerChangeCount: 0,
};

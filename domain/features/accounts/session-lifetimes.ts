/** Session and token lifetimes, in seconds. */
export const sessionSeconds = {
  /** The client subtracts this margin from `exp`, which leaves 30 minutes of inactivity. */
  clientMargin: 600,
  accessToken: 2400,
  /** An unused refresh token expires with its access token. */
  refreshIdle: 2400,
  staffMax: 12 * 3600,
  seekerMax: 7 * 24 * 3600,
  impersonation: 1800,
  /** How long a login or password confirmation counts as recent. */
  recentAuth: 300,
  /** A repeated refresh returns the same token within this time, for clients that lost the response. */
  refreshGrace: 10,
} as const;

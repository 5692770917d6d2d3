/** Lives of a session, in seconds. */
export const sessionSeconds = {
  /** The client counts `exp` minus this margin, which leaves thirty minutes without activity. */
  clientMargin: 600,
  accessToken: 2400,
  /** Without use a refresh token lives no longer than an access token. */
  refreshIdle: 2400,
  staffMax: 12 * 3600,
  seekerMax: 7 * 24 * 3600,
  /** An administrator's look at the product as somebody else. */
  impersonation: 1800,
  /** How long after a sign-in, or the password given again, changes that concern everybody are taken. */
  recentAuth: 300,
  /** A client that lost the answer to a refresh gets the same successor again within this time. */
  refreshGrace: 10,
} as const;

/** The cookie with the name of a guest's room. */
export const guestRoomCookie = { length: 5, maxAgeSeconds: 86_400 };

/** Messages of one sender join one bubble while each follows the one before in less time. */
export const groupMs = 60_000;

/** The helpdesk counts as away after more than this time without a reply, checked at each interval. */
export const awayAfterMs = 180_000;
export const awayCheckMs = 1000;

/** Characters of the last message in the list of conversations. */
export const lastMessageLength = 22;

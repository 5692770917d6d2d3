/** Maximum number of conversations that get the same message in one request. */
export const maxMessagesAtOnce = 50;

export const maxMessageLength = 4000;

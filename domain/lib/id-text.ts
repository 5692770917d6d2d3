/** An id as text, in an address or a query: a positive number without leading zeros. */
export const idText = /^[1-9]\d{0,15}$/;

/** The id inside the link of a row, which gets the focus when the side panel closes. */
export function rowLinkId(id: number): string {
  return `applicant-row-${id}`;
}

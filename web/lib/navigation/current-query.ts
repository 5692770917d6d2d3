/** The query of the address, which may be ahead of the rendered one, so that two quick changes both apply. */
export function readCurrentQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

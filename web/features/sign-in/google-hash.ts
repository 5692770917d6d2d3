/** Whether the hash is a Google response: `#state=…&access_token=…`. */
export function isGoogleReturn(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1));
  return answer.has('state') && (answer.has('access_token') || answer.has('error'));
}

/** Whether the database refused a value, so that only its own row fails. */
export function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

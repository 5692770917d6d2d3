/** The name of a Redis key or channel of one installation: several installations may share one Redis. */
export function redisKey(installationId: string, name: string): string {
  return `wavelength:${installationId}:${name}`;
}

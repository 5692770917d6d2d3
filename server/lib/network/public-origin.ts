/**
 * The origin under a tenant's custom host name, if it has one. Built from PUBLIC_URL, because the Host header of a request
 * cannot be trusted.
 */
export function publicOrigin(publicUrl: string, tenantHost: string | null): string {
  const url = new URL(publicUrl);
  if (tenantHost !== null) url.hostname = tenantHost;
  return url.origin;
}

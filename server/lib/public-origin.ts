/**
 * The product's origin under a tenant's own host name, where it has one. It is built from PUBLIC_URL: never from what a
 * request claimed to be its host.
 */
export function publicOrigin(publicUrl: string, tenantHost: string | null): string {
  const url = new URL(publicUrl);
  if (tenantHost !== null) url.hostname = tenantHost;
  return url.origin;
}

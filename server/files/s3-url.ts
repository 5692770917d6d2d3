/** A bucket and its credentials. */
export interface S3Location {
  /** `https://host:port` */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Parses `s3://KEY:SECRET@HOST/BUCKET?region=REGION`; `&tls=off` is for servers in a private network. Reserved URL
 * characters in the secret must be percent-encoded. Returns undefined for anything else.
 */
export function parseS3Url(text: string): S3Location | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, username, password, pathname, searchParams, hash } = new URL(text);
  const bucket = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/?$/.exec(pathname)?.[1];
  const unknown = [...searchParams.keys()].some((name) => name !== 'region' && name !== 'tls');
  const tls = searchParams.get('tls') ?? 'on';
  if (protocol !== 's3:' || !host || !username || !password || !bucket || unknown || hash) return undefined;
  if (tls !== 'on' && tls !== 'off') return undefined;
  try {
    return {
      endpoint: `${tls === 'on' ? 'https' : 'http'}://${host}`,
      bucket,
      region: searchParams.get('region') || 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    return undefined;
  }
}

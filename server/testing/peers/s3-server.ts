import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export const s3Key = { id: 'AKIDTEST', secret: 'secret/with+signs=' };

/** Implements the S3 calls that the server uses, with one bucket `files`. Checks signatures (SigV4). */
export async function startS3Server() {
  const objects = new Map<string, Buffer>();
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const [, bucket, ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? [];
    const key = rest.join('/');
    const respond = (status: number, code = '') => {
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(code && `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    };
    if (isBroken) return respond(500, 'InternalError');
    if (!isSigned(request, body)) return respond(403, 'SignatureDoesNotMatch');
    if (bucket !== 'files') return respond(404, 'NoSuchBucket');
    if (request.method === 'HEAD') return respond(200);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return respond(204);
    }
    if (request.method === 'PUT') {
      objects.set(key, body);
      return respond(200);
    }
    const found = objects.get(key);
    if (!found) return respond(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': found.length }).end(found);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    objects,
    url: (bucket = 'files', secret = s3Key.secret) =>
      `s3://${s3Key.id}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?region=eu-west-3&tls=off`,
    break: () => {
      isBroken = true;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, id, day = '', region = '', names = '', signature = ''] = given ?? [];
  const payload = String(headers['x-amz-content-sha256']);
  if (id !== s3Key.id || (payload !== sha256(body) && payload !== 'UNSIGNED-PAYLOAD')) return false;
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const sortedQuery = query.split('&').sort().join('&');
  const canonical = [method, path, sortedQuery, lines.join(''), names, payload].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const stringToSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${s3Key.secret}`));
  return names.includes('host') && timingSafeEqual(hmac(key, stringToSign), Buffer.from(signature, 'hex'));
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A job board on loopback, with an answer that the test can change. */
export interface FeedServer {
  readonly url: string;
  /** The headers of each request. */
  readonly requests: IncomingHttpHeaders[];
  body: string | Buffer;
  status: number;
  headers: Record<string, string>;
  stop(): Promise<void>;
}

/** Answers 304 to a request that names its entity tag. */
export async function startFeedServer(): Promise<FeedServer> {
  const server = createServer((request, response) => {
    feed.requests.push(request.headers);
    const { etag } = feed.headers;
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : feed.status, feed.headers).end(isKnown ? undefined : feed.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const feed: FeedServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jobs`,
    requests: [],
    body: '[]',
    status: 200,
    headers: {},
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return feed;
}

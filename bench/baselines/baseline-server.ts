// Serializes the received value for every request.
import { createServer } from 'node:http';

process.once('message', ({ body: value }: { body: unknown }) => {
  const server = createServer((_request, response) => {
    const body = JSON.stringify(value);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
  });
});
process.once('disconnect', () => process.exit(0));

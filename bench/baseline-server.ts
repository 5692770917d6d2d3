// Serialises the value it was sent for every request, and does nothing else.
import { createServer } from 'node:http';

process.once('message', ({ answer }: { answer: unknown }) => {
  const server = createServer((_request, response) => {
    const body = JSON.stringify(answer);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
  });
});
process.once('disconnect', () => process.exit(0));

// A bare `ws` server that returns each message: the upper limit of Node.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))));
server.on('listening', () => {
  const address = server.address();
  process.send?.({ url: `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/` });
});
process.once('disconnect', () => process.exit(0));

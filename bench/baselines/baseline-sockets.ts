// A bare `ws` server: the upper limit of Node. At `/` it returns each message. At any other address it sends it to every
// socket of this address in a frame like the chat's, and an acknowledgment to its sender, without storing anything.
import { WebSocketServer } from 'ws';

const rooms = new Map<string, { readonly sockets: Set<WebSocket>; lastSeq: number }>();
type WebSocket = WebSocketServer['clients'] extends Set<infer Socket> ? Socket : never;

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, { url = '/' }) => {
  if (url === '/') socket.on('message', (data) => socket.send(String(data)));
  else joinRoom(socket, url);
});
server.on('listening', () => {
  const address = server.address();
  process.send?.({ url: `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
process.once('disconnect', () => process.exit(0));

function joinRoom(socket: WebSocket, url: string): void {
  const room = rooms.get(url) ?? { sockets: new Set(), lastSeq: 0 };
  rooms.set(url, room);
  room.sockets.add(socket);
  socket.on('message', (data) => {
    const { message, client_id } = JSON.parse(String(data)) as { message: string; client_id: string };
    room.lastSeq += 1;
    const at = new Date().toISOString();
    const event = JSON.stringify({
      seq: room.lastSeq,
      client_id,
      message: message.split('\n'),
      message_2: null,
      message_from: 'user',
      message_type: 'send',
      event_type: 'message',
      created_at: at,
      chatCreated_time: at,
      username: 'User',
      typing: false,
      away: false,
    });
    for (const member of room.sockets) member.send(event);
    socket.send(JSON.stringify({ event_type: 'ack', client_id, seq: room.lastSeq, created_at: at }));
  });
}

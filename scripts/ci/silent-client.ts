// Opens connections that send nothing, or one byte a second. Arguments: `silent` or `slow`, port, connections per address, and
// the source addresses. Sends the number of connections to its parent when each has been accepted once. Replaces closed ones
// until its parent disconnects.
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';

// An attacker has a machine of its own and leaves the processors to the product.
setPriority(10);

const [kind = '', port = '', count = '', ...addresses] = process.argv.slice(2);

/** Milliseconds until a closed connection is replaced. */
const replaceAfterMs = 10_000;
/** More connections at the same time would wait in the queue of the server's socket. */
const maxConnecting = 200;

/** The starts of a request whose head does not end, and of one whose body does not. */
const starts = [
  'POST /api/v1/token HTTP/1.1\r\nhost: a\r\nx: ',
  'POST /api/v1/token HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n',
];

const waiting = addresses.flatMap((address) => Array.from({ length: Number(count) }, () => address));
const total = waiting.length;
let connectingCount = 0;
let acceptedCount = 0;

process.on('disconnect', () => process.exit(0));
openNext();

function openNext(): void {
  while (connectingCount < maxConnecting) {
    const address = waiting.pop();
    if (address === undefined) return;
    connectingCount += 1;
    open(address);
  }
}

function open(localAddress: string): void {
  let isConnecting = true;
  const finishConnecting = () => {
    if (isConnecting) connectingCount -= 1;
    isConnecting = false;
  };
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  socket.on('error', () => undefined).resume();
  socket.on('connect', () => {
    finishConnecting();
    acceptedCount += 1;
    if (kind === 'slow') sendSlowly(socket, starts[acceptedCount % starts.length] ?? '');
    if (acceptedCount === total) process.send?.(total);
    openNext();
  });
  socket.on('close', () => {
    finishConnecting();
    setTimeout(() => {
      waiting.push(localAddress);
      openNext();
    }, replaceAfterMs);
  });
}

function sendSlowly(socket: Socket, start: string): void {
  socket.write(start);
  const drip = setInterval(() => socket.write('a'), 1000);
  socket.on('close', () => clearInterval(drip));
}

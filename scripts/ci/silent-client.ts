// Opens connections that send nothing. Arguments: port, connections per address, and the source addresses. Sends the number
// of connections to its parent when each has been accepted once. Replaces closed ones until its parent disconnects.
import { connect } from 'node:net';
import { setPriority } from 'node:os';

// An attacker has a machine of its own and leaves the processors to the product.
setPriority(10);

const [port = '', count = '', ...addresses] = process.argv.slice(2);

/** Milliseconds until a closed connection is replaced. */
const replaceAfterMs = 10_000;
/** More connections at the same time would wait in the queue of the server's socket. */
const maxConnecting = 200;

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

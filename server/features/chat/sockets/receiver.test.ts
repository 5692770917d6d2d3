import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ChatMessageRow } from '#server/features/chat/message-queries.ts';
import { type Receiver, sendMessages } from './receiver.ts';

/** A socket whose client reads only when the test says so. */
function makeSocket() {
  const sent: string[] = [];
  let onRead: (() => void) | undefined;
  const socket = {
    readyState: WebSocket.OPEN,
    OPEN: WebSocket.OPEN,
    bufferedAmount: 0,
    send(text: string, onFlushed?: () => void) {
      sent.push(text);
      this.bufferedAmount += text.length;
      onRead = onFlushed;
    },
  };
  const read = () => {
    socket.bufferedAmount = 0;
    onRead?.();
  };
  return { socket: socket as unknown as WebSocket, sent, read };
}

describe('sendMessages', () => {
  it('a client that does not read -> at most 64 KB and one message; the next ones after it has read', () => {
    const { socket, sent, read } = makeSocket();
    const receiver: Receiver = { socket, sentSeq: 2, isReady: true, isWaiting: false };
    const text = 'x'.repeat(1024);
    const messages = Array.from({ length: 200 }, (_, i) => ({ row: { seq: i + 1 } as ChatMessageRow, text }));
    const drained: number[] = [];
    const sendPage = () => sendMessages(receiver, messages, () => drained.push(receiver.sentSeq));
    sendPage();
    expect([receiver.isWaiting, receiver.sentSeq, sent.length]).toEqual([true, 67, 65]);
    read();
    expect([receiver.isWaiting, drained]).toEqual([false, [67]]);
    sendPage();
    read();
    sendPage();
    read();
    sendPage();
    expect([receiver.sentSeq, sent.length]).toEqual([200, 198]);
  });
});

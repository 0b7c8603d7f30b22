// One client that opens very many connections and sends bodies a byte at a time, so that none of them ever ends.
import { connect, type Socket } from 'node:net';
import { pause } from './program.ts';

const BEGIN = 'POST /api/lookup HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{';

export interface SlowBodies {
  /** Connections that were tried so far. */
  begun(): number;
  /** What the client was sent, connection by connection; an empty text where it was only closed. */
  answers(): readonly string[];
  stop(): void;
}

/** Opens `count` connections, and further ones for those that are closed, `most` in all. */
export function slowBodies(port: number, from: string, count: number, most: number): SlowBodies {
  const sockets = new Set<Socket>();
  const answers: string[] = [];
  let isRunning = true;
  let begun = 0;

  const begin = (): void => {
    begun++;
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port, localAddress: from });
    sockets.add(socket);
    socket.on('connect', () => socket.write(BEGIN));
    socket.on('data', (piece: Buffer) => {
      answer += piece.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      answers.push(answer);
    });
  };
  const keepOpen = async (): Promise<void> => {
    while (isRunning) {
      for (let i = 0; i < 30 && sockets.size < count && begun < most; i++) begin();
      await pause(10);
    }
  };
  const drip = async (): Promise<void> => {
    while (isRunning) {
      for (const socket of sockets) if (!socket.connecting) socket.write(' ');
      await pause(1_000);
    }
  };
  keepOpen();
  drip();
  return {
    begun: () => begun,
    answers: () => answers,
    stop() {
      isRunning = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}

import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { HOST } from '../../../emulators/ports.ts';
import { SLOW_MS, type Weather } from '../faults.ts';
import { drawFates } from './draw.ts';
import type { Fate } from './fate.ts';
import { passCall } from './pass-call.ts';
import { streamPasser } from './pass-stream.ts';

/** What HTTP/2 begins with; nothing of HTTP/1 does. */
const HTTP2_BEGINS = 'PRI ';

export interface DoorTally {
  readonly calls: number;
  readonly errors: number;
}

/** A place between a service and all who call it, where calls can be refused, delayed and answered with errors. */
export interface Door {
  readonly port: number;
  /** @param seed what the draw of errors begins from */
  set(weather: Weather, seed?: string): Promise<void>;
  /** What came through since the weather was set. */
  tally(): DoorTally;
  close(): Promise<void>;
}

/**
 * Opens a door before an emulator. One port for HTTP/1 (browsers, the Admin SDK of Auth and Storage) and HTTP/2 without TLS
 * (gRPC of the Admin SDK of Firestore).
 *
 * @param target the emulator's own port
 */
export async function openDoor(port: number, target: number): Promise<Door> {
  let weather: Weather = 'fair';
  let calls = 0;
  let errors = 0;
  let draw = drawFates('');
  const sockets = new Set<Socket>();

  const fate = async (): Promise<Fate> => {
    calls += 1;
    if (weather === 'slow') await delay(SLOW_MS);
    const drawn = weather === 'errors' ? draw() : 'pass';
    if (drawn !== 'pass') errors += 1;
    return drawn;
  };

  const byCall = http.createServer((incoming, outgoing) => void passCall(incoming, outgoing, target, fate));
  const byStream = http2.createServer();
  byStream.on('session', (session) => streamPasser(session, target, fate));
  byStream.on('sessionError', () => undefined);

  const take = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.once('readable', () => {
      const begin: Buffer | null = socket.read();
      if (begin === null) return;
      socket.unshift(begin);
      const isHttp2 = begin.subarray(0, HTTP2_BEGINS.length).toString('latin1') === HTTP2_BEGINS;
      (isHttp2 ? byStream : byCall).emit('connection', socket);
    });
  };
  const gate = createServer(take);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const shut = async () => {
    if (!gate.listening) return;
    const closed = once(gate, 'close');
    gate.close();
    cut();
    await closed;
  };
  const open = async () => {
    if (gate.listening) return;
    gate.listen(port, HOST);
    await once(gate, 'listening');
  };
  await open();

  return {
    port,
    set: async (next, seed = '') => {
      weather = next;
      draw = drawFates(seed);
      calls = 0;
      errors = 0;
      await (next === 'stopped' ? shut() : open());
    },
    tally: () => ({ calls, errors }),
    close: shut,
  };
}

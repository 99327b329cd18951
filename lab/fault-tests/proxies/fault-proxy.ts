import { once } from 'node:events';
import http from 'node:http';
import http2 from 'node:http2';
import { createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { HOST } from '../../../tools/shared/ports.ts';
import { drawFates, type Fate } from './draw-fates.ts';
import { forwardCall } from './forward-call.ts';
import { forwardStreams } from './forward-streams.ts';

/** What a proxy does with calls. */
export type ProxyMode = 'fair' | 'stopped' | 'slow' | 'errors';

/** Delay of calls to a slow service. */
const SLOW_MS = 5_000;
/** Start of the HTTP/2 preface. No HTTP/1 request starts with this text. */
const HTTP2_BEGINS = 'PRI ';

export interface ProxyTally {
  readonly calls: number;
  readonly errors: number;
}

/**
 * Opens a proxy before an emulator. The proxy can refuse, delay or fail calls. One port serves HTTP/1 (browsers, Admin
 * SDK of Auth and Storage) and HTTP/2 without TLS (gRPC of the Admin SDK of Firestore).
 *
 * @param target the emulator's port
 */
export async function openProxy(port: number, target: number) {
  let mode: ProxyMode = 'fair';
  let tally = { calls: 0, errors: 0 };
  let draw = drawFates('');
  const sockets = new Set<Socket>();

  const fate = async (): Promise<Fate> => {
    tally.calls += 1;
    if (mode === 'slow') await delay(SLOW_MS);
    const drawn = mode === 'errors' ? draw() : 'pass';
    if (drawn !== 'pass') tally.errors += 1;
    return drawn;
  };

  const byCall = http.createServer((incoming, outgoing) => void forwardCall(incoming, outgoing, target, fate));
  const byStream = http2.createServer();
  byStream.on('session', (session) => forwardStreams(session, target, fate));
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
    /** @param seed seed of the random errors */
    set: async (next: ProxyMode, seed = ''): Promise<void> => {
      mode = next;
      draw = drawFates(seed);
      tally = { calls: 0, errors: 0 };
      await (next === 'stopped' ? shut() : open());
    },
    /** Calls since the mode was set. */
    tally: (): ProxyTally => ({ ...tally }),
    close: shut,
  };
}

export type FaultProxy = Awaited<ReturnType<typeof openProxy>>;

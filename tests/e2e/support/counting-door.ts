import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { environment } from './environment.ts';

export interface CountingDoor {
  /** Where the portal is reached through it. */
  url: string;
  /** How many GETs of addresses that begin so have come, whoever in the browser sent them: page, worker or the browser itself. */
  asked: (path: string) => number;
  close: () => void;
}

/** A door to the portal that counts what goes through it: no event of a browser tells of all that it sends. */
export const openCountingDoor = async (): Promise<CountingDoor> => {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (method === 'GET') seen.push(url);
    const target = new URL(url, environment.BIGORNA_URL);
    const onward = ask(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the door has no port');
  return {
    url: `http://localhost:${address.port}`,
    asked: (path) => seen.filter((url) => url.startsWith(path)).length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

import { createServer } from 'node:http';

/**
 * Takes the place of the Auth emulator, which the Admin SDK asks about each token: everybody it is asked for is there.
 *
 * @param uid the bench's only member who signs in
 * @returns the address for FIREBASE_AUTH_EMULATOR_HOST
 */
export const authStandIn = async (uid: string): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    const users = [{ localId: uid, validSince: '0', disabled: false }];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ users }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
  return `127.0.0.1:${address.port}`;
};

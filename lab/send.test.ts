import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from './send.ts';

describe('raw requests', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer((request, response) => {
      void text(request).then((body) => response.end(`${request.method} ${body}`));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const sendBody = (method: string, headers: Record<string, string> = {}) =>
    send({ url, method, target: '/', headers, body: '{"name":"ação"}' });

  it.each(['DELETE', 'OPTIONS', 'POST', 'PUT'])('send the body with %s', async (method) => {
    expect((await sendBody(method)).text).toBe(`${method} {"name":"ação"}`);
  });
});

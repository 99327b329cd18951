import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnFreePort } from '../tools/emulators/listen.ts';
import { send } from './send.ts';

describe('raw requests', () => {
  const server = createServer((request, response) => {
    void text(request).then((body) => response.end(`${request.method} ${body}`));
  });
  let url = '';
  beforeAll(async () => {
    url = `http://127.0.0.1:${await listenOnFreePort(server)}`;
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

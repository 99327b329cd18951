import './support/functions-environment.ts';
import { expect, it } from 'vitest';
import { send } from '../../lab/send.ts';
import { serveApi } from './support/in-process.ts';

const { origin } = await serveApi();

/** Runs in this process: Hosting's emulator exits on these hosts, and the Functions emulator does not respond. */
it.each([', , ,', 'a b', '[::1'])('rejects the host "%s", which is invalid in URLs', async (Host) => {
  const sendTo = (headers: Record<string, string>) =>
    send({ url: origin, method: 'GET', target: '/api/nothing', headers, body: undefined });
  expect((await sendTo({ Host })).status).toBe(400);
  expect((await sendTo({})).status).toBe(404);
});

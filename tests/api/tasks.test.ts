import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { now } from '../../functions/src/platform/clock.ts';
import { enqueue, slotAt } from '../../functions/src/platform/tasks.ts';
import { environment } from './support/environment.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

/** A project of its own, whose queue hands its tasks to this file. */
const project = `demo-tasks-${process.pid}`;
const app = initializeApp({ projectId: project });
const task = z.object({ data: z.object({ due: z.string(), work: z.object({ scope: z.string() }) }) });
const handed: z.infer<typeof task>['data'][] = [];
const server = createServer(async (request, response) => {
  handed.push(task.parse(JSON.parse(await text(request))).data);
  response.writeHead(204).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = z
    .object({ port: z.number(), address: z.string(), family: z.string() })
    .parse(server.address());
  const queue = `http://${environment.tasksHost}/projects/${project}/locations/${environment.region}/queues/buildCatalogue`;
  const made = await fetch(queue, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ defaultUri: `http://127.0.0.1:${port}/` }),
  });
  expect(made.status).toBe(200);
});
afterAll(async () => {
  server.close();
  await deleteApp(app);
});

const SLOT_S = 20;
/** Each test has an hour of its own, by which its tasks are told from those of the others. */
let hour = 0;
const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 1, hour, 0, seconds));
const ask = (subject = 'a subject') =>
  enqueue('buildCatalogue', { subject, slotSeconds: SLOT_S, data: () => ({ scope: 'approved' }) });
const dues = (): string[] =>
  handed.map(({ due }) => due).filter((due) => due >= at(0).toISOString() && due < at(3600).toISOString());
const expectDues = (...moments: Date[]): Promise<void> =>
  vi.waitFor(() => expect(dues().toSorted()).toEqual(moments.map((moment) => moment.toISOString())), 5000);

beforeEach(() => {
  hour += 1;
  vi.mocked(now).mockReset().mockReturnValue(at(3));
});

describe('a task', () => {
  it('is there once for all that ask in its slot, due five seconds after its end', async () => {
    const slots = await Promise.all(Array.from({ length: 10 }, () => ask()));
    expect(new Set(slots.map(({ start }) => start.getTime()))).toEqual(new Set([at(0).getTime()]));
    await ask('another subject');
    await expectDues(at(25), at(25));
    expect(handed.at(-1)?.work).toEqual({ scope: 'approved' });
  });

  it('of a later slot is another one', async () => {
    await ask();
    vi.mocked(now).mockReturnValue(at(23));
    expect(await ask()).toEqual({ start: at(20), end: at(40) });
    await expectDues(at(25), at(45));
  });

  it('that is there already does for whoever asks while the slot is open', async () => {
    await ask();
    expect(await ask()).toEqual(slotAt(at(3), SLOT_S));
    await ask('another subject');
    await expectDues(at(25), at(25));
  });

  it('that is there already may have run when its slot is over by then: the next slot gets one', async () => {
    await ask();
    const moments = [at(19), at(19), at(20)];
    vi.mocked(now).mockImplementation(() => moments.shift() ?? at(20));
    expect(await ask()).toEqual({ start: at(20), end: at(40) });
    await expectDues(at(25), at(45));
  });

  it('begins when its caller says', async () => {
    await enqueue('buildCatalogue', {
      subject: 'a subject',
      slotSeconds: SLOT_S,
      data: () => ({ scope: 'all' }),
      due: ({ start }) => start,
    });
    await expectDues(at(0));
  });

  it('that cannot be put into its queue fails the caller', async () => {
    vi.stubEnv('REGION', 'nowhere');
    await expect(ask()).rejects.toThrow();
    vi.unstubAllEnvs();
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { now } from '../../functions/src/platform/clock.ts';
import { enqueue, toSlot } from '../../functions/src/platform/tasks.ts';
import { environment } from './support/environment.ts';

vi.mock(import('../../functions/src/platform/clock.ts'), async (original) => ({ ...(await original()), now: vi.fn() }));

/** A separate project with a queue that delivers its tasks to this file. */
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
/** Each test runs in another hour, so that no two tests have the same tasks. */
let hour = 0;
const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 1, hour, 0, seconds));
const enqueueTask = (subject = 'a subject') =>
  enqueue('buildCatalogue', { subject, slotSeconds: SLOT_S, data: () => ({ scope: 'approved' }) });
const dues = (): string[] =>
  handed.map(({ due }) => due).filter((due) => due >= at(0).toISOString() && due < at(3600).toISOString());
const expectDues = (...expectedDates: Date[]): Promise<void> =>
  vi.waitFor(() => expect(dues().toSorted()).toEqual(expectedDates.map((date) => date.toISOString())), 5000);

beforeEach(() => {
  hour += 1;
  vi.mocked(now).mockReset().mockReturnValue(at(3));
});

describe('task', () => {
  it('is shared by all requests of its slot, due five seconds after the slot ends', async () => {
    const slots = await Promise.all(Array.from({ length: 10 }, () => enqueueTask()));
    expect(new Set(slots.map(({ start }) => start.getTime()))).toEqual(new Set([at(0).getTime()]));
    await enqueueTask('another subject');
    await expectDues(at(25), at(25));
    expect(handed.at(-1)?.work).toEqual({ scope: 'approved' });
  });

  it('differs from the task of a later slot', async () => {
    await enqueueTask();
    vi.mocked(now).mockReturnValue(at(23));
    expect(await enqueueTask()).toEqual({ start: at(20), end: at(40) });
    await expectDues(at(25), at(45));
  });

  it('suffices for all requests while its slot is open', async () => {
    await enqueueTask();
    expect(await enqueueTask()).toEqual(toSlot(at(3), SLOT_S));
    await enqueueTask('another subject');
    await expectDues(at(25), at(25));
  });

  it('is queued for the next slot if its slot ends during the request', async () => {
    await enqueueTask();
    const expectedDates = [at(19), at(19), at(20)];
    vi.mocked(now).mockImplementation(() => expectedDates.shift() ?? at(20));
    expect(await enqueueTask()).toEqual({ start: at(20), end: at(40) });
    await expectDues(at(25), at(45));
  });

  it('starts at the time that its caller sets', async () => {
    await enqueue('buildCatalogue', {
      subject: 'a subject',
      slotSeconds: SLOT_S,
      data: () => ({ scope: 'all' }),
      due: ({ start }) => start,
    });
    await expectDues(at(0));
  });

  it('makes the caller fail when it cannot be queued', async () => {
    vi.stubEnv('REGION', 'nowhere');
    await expect(enqueueTask()).rejects.toThrow();
    vi.unstubAllEnvs();
  });
});

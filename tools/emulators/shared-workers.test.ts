import { createServer, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../shared/paths.ts';
import {
  enableConcurrency,
  type FunctionsEmulatorParts,
  keepFirstResponse,
  limitHeaps,
} from './firebase-tools-patches.ts';
import { listenOnFreePort } from './listen.ts';

type Ended = () => void;

/** A fake of firebase-tools' emulator: a request takes an idle process, or starts a process if none is idle. */
function emulator(endpoints: Parameters<FunctionsEmulatorParts['shared']['emulatedFunctionsFromEndpoints']>[0]) {
  class RuntimeWorker {
    state = 'CREATED';
    #ends: Ended[] = [];
    async request(): Promise<void> {
      this.state = 'BUSY';
      await new Promise<void>((end) => this.#ends.push(end));
      if (this.state === 'BUSY') this.state = 'IDLE';
    }
    endOne(): void {
      this.#ends.shift()?.();
    }
  }
  const workers: RuntimeWorker[] = [];
  class RuntimeWorkerPool {
    getTriggerWorkers(_triggerId: string, _runtime: string): RuntimeWorker[] {
      return workers;
    }
    getIdleWorker(_triggerId: string, _runtime: string): RuntimeWorker | undefined {
      return workers.find(({ state }) => state === 'IDLE');
    }
    readyForWork(triggerId: string, runtime: string): boolean {
      return this.getIdleWorker(triggerId, runtime) !== undefined;
    }
  }
  class FunctionsEmulator {
    async startRuntime(): Promise<RuntimeWorker> {
      const worker = new RuntimeWorker();
      workers.push(worker);
      await Promise.resolve();
      worker.state = 'IDLE';
      return worker;
    }
    getRuntimeEnvs(): Readonly<Record<string, string>> {
      return { K_REVISION: '1' };
    }
  }
  const shared = { emulatedFunctionsFromEndpoints: (): unknown => null };
  const parts: FunctionsEmulatorParts = { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator, shared };
  enableConcurrency(parts);
  parts.shared.emulatedFunctionsFromEndpoints(endpoints);
  const pool: FunctionsEmulatorParts['RuntimeWorkerPool']['prototype'] = new RuntimeWorkerPool();
  const starter: FunctionsEmulatorParts['FunctionsEmulator']['prototype'] = new FunctionsEmulator();
  /** The steps of firebase-tools for a request. */
  const call = async (): Promise<void> => {
    if (!pool.readyForWork('r-f', 'nodejs24')) await starter.startRuntime({}, { id: 'r-f' });
    const worker = pool.getIdleWorker('r-f', 'nodejs24');
    if (!worker) throw new Error('no process');
    void worker.request();
  };
  limitHeaps(parts);
  const getVariables = (availableMemoryMb?: number) =>
    starter.getRuntimeEnvs({}, availableMemoryMb === undefined ? undefined : { id: 'r-f', availableMemoryMb });
  return { workers, call, getVariables };
}

it('serves as many parallel requests per process as the function declares', async () => {
  const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency: 2 }]);
  await Promise.all([call(), call()]);
  expect(workers).toHaveLength(1);
  await call();
  expect(workers).toHaveLength(2);
});

it('marks a process busy until its last request ends', async () => {
  const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency: 3 }]);
  await Promise.all([call(), call()]);
  workers[0]?.endOne();
  await new Promise(setImmediate);
  expect(workers[0]?.state).toBe('BUSY');
  workers[0]?.endOne();
  await new Promise(setImmediate);
  expect(workers[0]?.state).toBe('IDLE');
});

it('starts a process per parallel request when the concurrency is one or not declared', async () => {
  for (const concurrency of [1, null]) {
    const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency }]);
    await Promise.all([call(), call()]);
    expect(workers).toHaveLength(2);
  }
});

it('limits the heap of a process to a part of the memory that the function declares (R211)', () => {
  const { getVariables } = emulator([]);
  expect(getVariables(512)).toEqual({ K_REVISION: '1', NODE_OPTIONS: expect.stringMatching(/--max-heap-size=282$/) });
  expect(getVariables()).toEqual({ K_REVISION: '1' });
});

/** Sends a response of firebase-tools' worker, and reads it. */
async function respond(write: (response: ServerResponse) => void): Promise<string> {
  class RuntimeWorker {
    state = 'CREATED';
    async request(_request: unknown, response: unknown): Promise<void> {
      if (response instanceof ServerResponse) write(response);
    }
  }
  keepFirstResponse({ RuntimeWorker });
  const worker: FunctionsEmulatorParts['RuntimeWorker']['prototype'] = new RuntimeWorker();
  let failure: unknown;
  const server = createServer((request, response) => {
    worker.request(request, response).catch((error: unknown) => {
      failure = error;
    });
  });
  const response = await fetch(`http://127.0.0.1:${await listenOnFreePort(server)}`);
  const text = await response.text();
  server.close();
  if (failure !== undefined) throw failure;
  return `${response.status} ${text}`;
}

it('keeps the response of a function that refuses a request before the whole body arrived', async () => {
  // firebase-tools responds again when it cannot send the rest of the request.
  const fail = (response: ServerResponse): void => {
    response.writeHead(500);
    response.write('EPIPE');
    response.end();
  };
  const refuseEarly = (response: ServerResponse): void => {
    response.writeHead(413);
    response.write('too ');
    fail(response);
    setImmediate(() => response.end('large'));
  };
  expect(await respond(refuseEarly)).toBe('413 too large');
  expect(await respond(fail)).toBe('500 EPIPE');
});

it('patches members that exist in firebase-tools', () => {
  const require = createRequire(import.meta.url);
  const lib = join(ROOT, 'node_modules/firebase-tools/lib/emulator');
  const { RuntimeWorker, RuntimeWorkerPool } = require(join(lib, 'functionsRuntimeWorker.js'));
  expect(RuntimeWorker.prototype.request).toBeTypeOf('function');
  for (const name of ['getTriggerWorkers', 'getIdleWorker', 'readyForWork'])
    expect(RuntimeWorkerPool.prototype[name]).toBeTypeOf('function');
  const { prototype } = require(join(lib, 'functionsEmulator.js')).FunctionsEmulator;
  expect(prototype.startRuntime).toBeTypeOf('function');
  expect(prototype.getRuntimeEnvs).toBeTypeOf('function');
  const { emulatedFunctionsFromEndpoints } = require(join(lib, 'functionsEmulatorShared.js'));
  const endpoint = { id: 'api', region: 'any', platform: 'gcfv2', httpsTrigger: {}, availableMemoryMb: 512 };
  expect(emulatedFunctionsFromEndpoints([endpoint])).toMatchObject([{ availableMemoryMb: 512 }]);
});

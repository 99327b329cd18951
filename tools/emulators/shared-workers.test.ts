import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { type FunctionsEmulatorParts, workLikeProduction } from './shared-workers.ts';

type Ended = () => void;

/** An emulator as firebase-tools has it: a process is idle or busy, and whoever finds none idle starts one. */
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
  }
  const shared = { emulatedFunctionsFromEndpoints: (): unknown => null };
  const parts: FunctionsEmulatorParts = { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator, shared };
  workLikeProduction(parts);
  parts.shared.emulatedFunctionsFromEndpoints(endpoints);
  const pool: FunctionsEmulatorParts['RuntimeWorkerPool']['prototype'] = new RuntimeWorkerPool();
  const starter: FunctionsEmulatorParts['FunctionsEmulator']['prototype'] = new FunctionsEmulator();
  /** What firebase-tools does for a request. */
  const call = async (): Promise<void> => {
    if (!pool.readyForWork('r-f', 'nodejs24')) await starter.startRuntime({}, { id: 'r-f' });
    const worker = pool.getIdleWorker('r-f', 'nodejs24');
    if (!worker) throw new Error('no process');
    void worker.request();
  };
  return { workers, call };
}

it('serves as many requests at once by one process as the function declares, and starts another for more', async () => {
  const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency: 2 }]);
  await Promise.all([call(), call()]);
  expect(workers).toHaveLength(1);
  await call();
  expect(workers).toHaveLength(2);
});

it('keeps a process busy until the last of its requests has ended', async () => {
  const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency: 3 }]);
  await Promise.all([call(), call()]);
  workers[0]?.endOne();
  await new Promise(setImmediate);
  expect(workers[0]?.state).toBe('BUSY');
  workers[0]?.endOne();
  await new Promise(setImmediate);
  expect(workers[0]?.state).toBe('IDLE');
});

it('gives a function that declares one, or nothing, a process per request', async () => {
  for (const concurrency of [1, null]) {
    const { workers, call } = emulator([{ id: 'f', region: 'r', concurrency }]);
    await Promise.all([call(), call()]);
    expect(workers).toHaveLength(2);
  }
});

it('finds in firebase-tools what it changes', () => {
  const require = createRequire(import.meta.url);
  const lib = join(ROOT, 'node_modules/firebase-tools/lib/emulator');
  const { RuntimeWorker, RuntimeWorkerPool } = require(join(lib, 'functionsRuntimeWorker.js'));
  expect(RuntimeWorker.prototype.request).toBeTypeOf('function');
  for (const name of ['getTriggerWorkers', 'getIdleWorker', 'readyForWork'])
    expect(RuntimeWorkerPool.prototype[name]).toBeTypeOf('function');
  expect(require(join(lib, 'functionsEmulator.js')).FunctionsEmulator.prototype.startRuntime).toBeTypeOf('function');
  expect(require(join(lib, 'functionsEmulatorShared.js')).emulatedFunctionsFromEndpoints).toBeTypeOf('function');
});

/** What is used here of a function's process in firebase-tools. */
type Worker = { state: string; request(...args: unknown[]): Promise<void> };
type Pool = {
  getTriggerWorkers(triggerId: string, runtime: string): readonly Worker[];
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  readyForWork(triggerId: string, runtime: string): boolean;
};
type Emulator = { startRuntime(backend: unknown, trigger?: { readonly id: string }): Promise<Worker> };
type Endpoint = { readonly id: string; readonly region?: string; readonly concurrency?: number | null };

/** The classes of firebase-tools' Functions emulator, and the module that reads what the functions declare. */
export type FunctionsEmulatorParts = {
  readonly RuntimeWorker: { readonly prototype: Worker };
  readonly RuntimeWorkerPool: { readonly prototype: Pool };
  readonly FunctionsEmulator: { readonly prototype: Emulator };
  readonly shared: { emulatedFunctionsFromEndpoints(endpoints: readonly Endpoint[]): unknown };
};

/**
 * Lets a function's process serve as many requests at once as the function declares by `concurrency`, as in production.
 * The Functions emulator by itself starts a process for each request that finds all others busy, and never ends one.
 */
export function workLikeProduction(parts: FunctionsEmulatorParts): void {
  const { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator, shared } = parts;
  /** By a function's id: how many requests its process serves at once. */
  const places = new Map<string, number>();
  const placesOf = (triggerId: string) => places.get(triggerId) ?? 1;
  const running = new WeakMap<Worker, number>();
  const runningOn = (worker: Worker) => running.get(worker) ?? 0;
  const starts = new Map<string, { readonly worker: Promise<Worker>; waiting: number }>();

  const { emulatedFunctionsFromEndpoints } = shared;
  shared.emulatedFunctionsFromEndpoints = (endpoints) => {
    for (const { region, id, concurrency } of endpoints) places.set(`${region}-${id}`, concurrency ?? 1);
    return emulatedFunctionsFromEndpoints(endpoints);
  };

  const { request } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.request = async function (...args) {
    running.set(this, runningOn(this) + 1);
    try {
      await request.apply(this, args);
    } finally {
      running.set(this, runningOn(this) - 1);
      // The first of several that ends has called the process idle.
      if (runningOn(this) > 0 && this.state === 'IDLE') this.state = 'BUSY';
    }
  };

  const { getIdleWorker } = RuntimeWorkerPool.prototype;
  const leastBusy = (pool: Pool, triggerId: string, runtime: string): Worker | undefined => {
    const busy = pool.getTriggerWorkers(triggerId, runtime).filter(({ state }) => state === 'BUSY');
    return busy.toSorted((a, b) => runningOn(a) - runningOn(b))[0];
  };
  RuntimeWorkerPool.prototype.readyForWork = function (triggerId, runtime) {
    if (getIdleWorker.call(this, triggerId, runtime)) return true;
    const worker = leastBusy(this, triggerId, runtime);
    return worker !== undefined && runningOn(worker) < placesOf(triggerId);
  };
  // Asked once a process is known to be ready: who waited for its start is served, though others came meanwhile.
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    return idle ?? (placesOf(triggerId) > 1 ? leastBusy(this, triggerId, runtime) : undefined);
  };

  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    if (!trigger || placesOf(trigger.id) === 1) return startRuntime.call(this, backend, trigger);
    const under = starts.get(trigger.id);
    if (under && under.waiting < placesOf(trigger.id)) {
      under.waiting += 1;
      return under.worker;
    }
    const worker = startRuntime.call(this, backend, trigger).finally(() => starts.delete(trigger.id));
    starts.set(trigger.id, { worker, waiting: 1 });
    return worker;
  };
}

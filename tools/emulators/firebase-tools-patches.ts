import http, { Server, ServerResponse } from 'node:http';

// All patches of firebase-tools, which has no option for them:
// - Its Functions emulator ignores `concurrency` (https://github.com/firebase/firebase-tools/issues/5503).
// - It gives each function the heap of the whole machine, not of the declared memory. No upstream issue found.
// - It closes idle connections after five seconds, also during reuse. Upstream fixed this for debuggers only
//   (https://github.com/firebase/firebase-tools/pull/6069).
// - It ends when a function responds before the whole request arrived. No upstream issue found.
// - It passes its own ports to functions, although fault tests put a proxy before an emulator. No upstream issue found.
//   An open proposal overrides only the ports that emulators listen on
//   (https://github.com/firebase/firebase-tools/pull/10761).

/** What the patches use of a function process in firebase-tools. */
type Worker = { state: string; request(...args: unknown[]): Promise<void> };
type Pool = {
  getTriggerWorkers(triggerId: string, runtime: string): readonly Worker[];
  getIdleWorker(triggerId: string, runtime: string): Worker | undefined;
  readyForWork(triggerId: string, runtime: string): boolean;
};
type Trigger = { readonly id: string; readonly availableMemoryMb?: number };
type Emulator = {
  startRuntime(backend: unknown, trigger?: Trigger): Promise<Worker>;
  getRuntimeEnvs(backend: unknown, trigger?: Trigger): Readonly<Record<string, string>>;
};
type Endpoint = { readonly id: string; readonly region?: string; readonly concurrency?: number | null };

/** Classes of firebase-tools' Functions emulator, and its module that reads function declarations. */
export type FunctionsEmulatorParts = {
  readonly RuntimeWorker: { readonly prototype: Worker };
  readonly RuntimeWorkerPool: { readonly prototype: Pool };
  readonly FunctionsEmulator: { readonly prototype: Emulator };
  readonly shared: { emulatedFunctionsFromEndpoints(endpoints: readonly Endpoint[]): unknown };
};

/**
 * Lets a function process serve as many parallel requests as `concurrency` declares, as in production. The Functions
 * emulator starts a process per parallel request, and never ends a process.
 */
export function enableConcurrency(parts: FunctionsEmulatorParts): void {
  const { RuntimeWorker, RuntimeWorkerPool, FunctionsEmulator, shared } = parts;
  /** Maximum of parallel requests per process, by function id. */
  const places = new Map<string, number>();
  const getConcurrency = (triggerId: string) => places.get(triggerId) ?? 1;
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
      // firebase-tools marks the process idle when the first of several requests ends.
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
    return worker !== undefined && runningOn(worker) < getConcurrency(triggerId);
  };
  // Called when a new process is ready. Other requests may have taken it already, so busy processes count too.
  RuntimeWorkerPool.prototype.getIdleWorker = function (triggerId, runtime) {
    const idle = getIdleWorker.call(this, triggerId, runtime);
    return idle ?? (getConcurrency(triggerId) > 1 ? leastBusy(this, triggerId, runtime) : undefined);
  };

  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = function (backend, trigger) {
    if (!trigger || getConcurrency(trigger.id) === 1) return startRuntime.call(this, backend, trigger);
    const under = starts.get(trigger.id);
    if (under && under.waiting < getConcurrency(trigger.id)) {
      under.waiting += 1;
      return under.worker;
    }
    const worker = startRuntime.call(this, backend, trigger).finally(() => starts.delete(trigger.id));
    starts.set(trigger.id, { worker, waiting: 1 });
    return worker;
  };
}

/** In a container, Node limits its heap to 51 to 55 % of the memory. */
const HEAP_SHARE = 0.55;

/**
 * Limits the heap of a function's process as in a container of its memory (docs/decisions/launcher.md). Not tried on
 * Google's servers.
 */
export function limitHeaps({ FunctionsEmulator }: Pick<FunctionsEmulatorParts, 'FunctionsEmulator'>): void {
  const { getRuntimeEnvs } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.getRuntimeEnvs = function (backend, trigger) {
    const variables = getRuntimeEnvs.call(this, backend, trigger);
    const memory = trigger?.availableMemoryMb;
    if (memory === undefined) return variables;
    const limit = `--max-heap-size=${Math.ceil(memory * HEAP_SHARE)}`;
    return { ...variables, NODE_OPTIONS: [process.env.NODE_OPTIONS, limit].filter(Boolean).join(' ') };
  };
}

/** How long the rest of a response may take after its request failed. */
const REST_MS = 1000;

/**
 * Ignores a second response. A function may refuse a request early. If the Functions emulator then cannot send the rest
 * of the request, it responds 500 after the function's response. That second response would end all emulators.
 */
export function keepFirstResponse({ RuntimeWorker }: Pick<FunctionsEmulatorParts, 'RuntimeWorker'>): void {
  const { request } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.request = function (incoming, response, ...rest) {
    if (response instanceof ServerResponse) {
      const { writeHead } = response;
      response.writeHead = new Proxy(writeHead, {
        apply(write, target: ServerResponse, args) {
          if (!target.headersSent) return Reflect.apply(write, target, args);
          const { write: writeBody, end } = target;
          Object.assign(target, { write: () => true, end: () => target });
          // The rest of the first response may still come.
          queueMicrotask(() => Object.assign(target, { write: writeBody, end }));
          setTimeout(() => target.destroy(), REST_MS).unref();
          return target;
        },
      });
    }
    return request.call(this, incoming, response, ...rest);
  };
}

/** What the patches use of firebase-tools' emulator registry. */
type Registry = { getInfo(emulator: string): { readonly port: number } | undefined };

/**
 * Makes emulators and functions reach each other through proxies, at given ports.
 *
 * @param ports by emulator name; an emulator without an entry keeps its own port
 */
export function announcePorts(registry: Registry, ports: Readonly<Record<string, number>>): void {
  const { getInfo } = registry;
  registry.getInfo = function (emulator) {
    const info = getInfo.call(this, emulator);
    const port = ports[emulator];
    return info && port !== undefined ? { ...info, port } : info;
  };
}

/** Node servers close connections after five idle seconds, on a busy machine sometimes during reuse. */
const KEEP_ALIVE_MS = 120_000;

/** Extends the idle timeout, and opens a new connection per request to a function process. */
export function keepConnectionsOpen(): void {
  Server.prototype.listen = new Proxy(Server.prototype.listen, {
    apply(listen, server: Server, args) {
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      return Reflect.apply(listen, server, args);
    },
  });
  // A connection to a function process can also close while it is reused, and the emulator then kills the process with
  // all its requests. So every request gets a new connection.
  http.globalAgent = new http.Agent({ keepAlive: false });
}

import './functions-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@bigorna/domain/endpoints/endpoint';
import { onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { NODE, ROOT } from '../../../tools/shared/paths.ts';

const START_MS = 60_000;
const SAMPLE_MS = 10;
/** Makes the process send its resident memory to the test. */
const REPORT_MEMORY = `data:text/javascript,setInterval(()=>process.send?.({rss:process.memoryUsage.rss()}),${SAMPLE_MS}).unref()`;
/** The emulators' framework sends other messages too. */
const memoryMessage = z.object({ rss: z.number() });
const FRAMEWORK = join(ROOT, 'node_modules/firebase-tools/lib/emulator/functionsEmulatorRuntime');

interface FunctionProcess {
  readonly socketPath: string;
  /** The largest growth of the process's resident memory during `work`, in bytes. */
  measureGrowth(work: () => Promise<unknown>): Promise<number>;
}

/**
 * Starts a built function in its own process, with the framework and the body parsers of the emulators. Requests reach
 * it without the emulators' proxy, which buffers every body. `IS_EMULATED` is false, as in production. The function
 * runs until the test has finished.
 */
export const startFunction = async (target: Service): Promise<FunctionProcess> => {
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-function-'));
  const socketPath = join(folder, 'socket');
  const child = spawn(NODE, ['--import', REPORT_MEMORY, FRAMEWORK], {
    cwd: join(ROOT, 'functions/dist'),
    env: {
      ...process.env,
      FUNCTIONS_EMULATOR: 'false',
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: 'http',
      PORT: socketPath,
      APP_CHECK_REQUIRED: 'false',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(async () => {
    child.kill();
    await rm(folder, { recursive: true });
  });
  await vi.waitFor(async () => {
    const socket = connect(socketPath);
    await once(socket, 'connect');
    socket.destroy();
  }, START_MS);
  let rss = 0;
  let peak = 0;
  child.on('message', (message) => {
    rss = memoryMessage.safeParse(message).data?.rss ?? rss;
    peak = Math.max(peak, rss);
  });
  const waitForSample = async (): Promise<void> => {
    let isSample = false;
    while (!isSample) isSample = memoryMessage.safeParse((await once(child, 'message'))[0]).success;
  };
  return {
    socketPath,
    measureGrowth: async (work) => {
      await waitForSample();
      const before = rss;
      peak = before;
      await work();
      await waitForSample();
      return peak - before;
    },
  };
};

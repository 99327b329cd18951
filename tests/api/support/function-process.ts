import './functions-environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@bigorna/domain/api/endpoint';
import { onTestFinished, vi } from 'vitest';
import { NODE, ROOT } from '../../../tools/emulators/paths.ts';

const START_MS = 60_000;
const FRAMEWORK = join(ROOT, 'node_modules/firebase-tools/lib/emulator/functionsEmulatorRuntime');

/**
 * Starts a built function in its own process, with the framework and the body parsers of the emulators. Requests reach
 * it without the emulators' proxy, which buffers every body. `IS_EMULATED` is false, as in production. The function
 * runs until the test has finished.
 */
export const startFunction = async (target: Service): Promise<{ readonly socketPath: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'bigorna-function-'));
  const socketPath = join(folder, 'socket');
  const child = spawn(NODE, [FRAMEWORK], {
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
  return { socketPath };
};

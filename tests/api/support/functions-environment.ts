import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { EMULATOR_HASH_SECRET } from '../../../functions/emulator-secrets.ts';
import { setProjectEnv } from './set-project-env.ts';

/** Sets the environment of functions. Import this first in test files that run functions in their process. */
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.TICKET_SECRET = randomUUID();
process.env.BAN_SECRET = randomUUID();
process.env.FACTOR_SECRET = randomUUID();
process.env.HASH_SECRET = EMULATOR_HASH_SECRET;
process.env.WEB_API_KEY = 'any';
process.env.SERVER_API_KEY = 'any';
setProjectEnv();

// Silences the line that functions print per request: printing is slow in tests with thousands of requests.
vi.spyOn(console, 'info').mockImplementation(() => undefined);

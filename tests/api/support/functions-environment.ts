import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { EMULATOR_HASH_SECRET } from '../../../functions/emulator-secrets.ts';
import { setProjectEnv } from './set-project-env.ts';

/** Import this first in test files that run functions in their process. It sets the environment of functions. */
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.TICKET_SECRET = randomUUID();
process.env.BAN_SECRET = randomUUID();
process.env.FACTOR_SECRET = randomUUID();
process.env.HASH_SECRET = EMULATOR_HASH_SECRET;
process.env.WEB_API_KEY = 'any';
process.env.SERVER_API_KEY = 'any';
setProjectEnv();

// Printing a line per request takes longer than thousands of requests.
vi.spyOn(console, 'info').mockImplementation(() => undefined);

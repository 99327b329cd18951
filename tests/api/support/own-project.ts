import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';

/**
 * Imported first, this gives a test file a project of its own in the same emulators, and what functions find in their
 * environment: for tests that run the functions' code in this process, with a clock of their own.
 */
process.env.GCLOUD_PROJECT = `demo-${randomUUID().slice(0, 8)}`;
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.TICKET_SECRET = randomUUID();

// A line a request, thousands of them, would take longer to show than the requests do.
vi.spyOn(console, 'info').mockImplementation(() => undefined);

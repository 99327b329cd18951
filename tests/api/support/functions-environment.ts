import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { tellProject } from './tell-project.ts';

/** Imported first, this gives a test file what functions find in their environment: for tests that run their code in this process. */
process.env.FUNCTIONS_EMULATOR = 'true';
process.env.TICKET_SECRET = randomUUID();
process.env.WEB_API_KEY = 'any';
process.env.SERVER_API_KEY = 'any';
tellProject();

// A line a request, thousands of them, would take longer to show than the requests do.
vi.spyOn(console, 'info').mockImplementation(() => undefined);

import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { setProjectEnv } from './set-project-env.ts';

/**
 * Import this first to give a test file a separate project in the same emulators, with the environment of functions.
 * Use this in tests that run functions in their process with a mocked clock. Identity Toolkit's emulator does not serve
 * separate projects.
 */
process.env.GCLOUD_PROJECT = `demo-${randomUUID().slice(0, 8)}`;
setProjectEnv();

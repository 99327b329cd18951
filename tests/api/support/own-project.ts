import './functions-environment.ts';
import { randomUUID } from 'node:crypto';
import { tellProject } from './tell-project.ts';

/**
 * Imported first, this gives a test file a project of its own in the same emulators, and what functions find in their
 * environment: for tests that run the functions' code in this process, with a clock of their own. Identity Toolkit knows
 * only the run's project.
 */
process.env.GCLOUD_PROJECT = `demo-${randomUUID().slice(0, 8)}`;
tellProject();

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { CACHE, ROOT } from '../../tools/shared/paths.ts';

/** Settings of the browser test that opens every page with payloads. */
export default defineConfig({
  ...base,
  testDir: join(ROOT, 'tests', 'e2e'),
  outputDir: join(CACHE, 'e2e', 'text'),
  projects: [
    { name: 'warm-up', testMatch: '*.setup.ts' },
    { name: 'text', testMatch: '*.long.ts', dependencies: ['warm-up'] },
  ],
  fullyParallel: false,
  workers: 1,
  globalTimeout: 0,
});

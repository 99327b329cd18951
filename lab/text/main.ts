import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';
import { findTestBrowser, machineChromium } from '../../tools/testing/chromium.ts';
import { getTestEnvironment } from '../../tools/testing/stages.ts';
import { type Portal, runProof } from '../portal.ts';

const USAGE = `npm run xss -- [--each N] [--record] [--offset N | --url ADDRESS]
  Puts script payloads into every free text, through the API and directly, and opens every page of site and console that
  shows one, with and without the pages' policy.
  --each    records of each kind (default: one per payload)
  --record  writes the figures to docs/quality.md
  --offset  port offset of the new portal; --url: a running, disposable portal`;

const { values } = parseArgs({
  options: {
    each: { type: 'string' },
    record: { type: 'boolean', default: false },
    offset: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = join(import.meta.dirname, 'playwright.config.ts');
const LIMIT_MS = 4 * 3_600_000;

const openPages = async ({ set }: Portal): Promise<number> => {
  const { code } = await runCommand(NODE, [PLAYWRIGHT, 'test', '--config', CONFIG], {
    cwd: ROOT,
    inherit: true,
    env: {
      ...process.env,
      ...getTestEnvironment(set, await findTestBrowser(machineChromium)),
      ...(values.each === undefined ? {} : { XSS_EACH: values.each }),
      ...(values.record ? { RECORD_FIGURES: '1' } : {}),
    },
    timeoutMs: LIMIT_MS,
  });
  return code ?? 1;
};

await runProof({ ...values, without: [] }, USAGE, openPages);

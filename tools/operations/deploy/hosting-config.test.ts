import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { findHeaderFaults, readFirebaseJson } from './check-config.ts';
import { withHostingConfig } from './hosting-config.ts';
import { parseSettings } from './settings.ts';

const GOOD = 'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\n';
const RECAPTCHA = 'https://www.google.com/recaptcha/';

const deployedWith = async (settings: string): Promise<{ path: string; text: string }> => {
  let found = { path: '', text: '' };
  await withHostingConfig(parseSettings(settings, 'test'), async (file) => {
    const path = join(ROOT, file);
    found = { path, text: await readFile(path, 'utf8') };
  });
  return found;
};

it('adds App Check headers only if its keys are set, and never changes firebase.json (R153)', async () => {
  const before = await readFirebaseJson();
  const { path, text } = await deployedWith(`${GOOD}APP_CHECK_APP_ID=a\nAPP_CHECK_SITE_KEY=k`);
  expect(text).toContain(RECAPTCHA);
  expect(existsSync(path)).toBe(false);
  expect(await readFirebaseJson()).toEqual(before);
  expect(JSON.parse((await deployedWith(`${GOOD}WITHOUT_APP_CHECK=only a test`)).text)).toEqual(before);
  expect(await findHeaderFaults(before)).toEqual([]);
});

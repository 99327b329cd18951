import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../emulators/paths.ts';
import { declaredParameters } from './check-parameters.ts';
import { functionsEnv, parseSettings, SETTING_NAMES } from './settings.ts';

const GOOD = 'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\n';
const parsed = (text: string) => parseSettings(text, 'deploy/portal.env');

describe('deploy/ID.env', () => {
  it('R153 is read, with the region where it says none', () => {
    expect(parsed(GOOD)).toMatchObject({ REGION: 'southamerica-east1', OTHER_DOMAINS: [] });
    expect(parsed(`${GOOD}OTHER_DOMAINS=a.example.com,b.example.com`).OTHER_DOMAINS).toEqual([
      'a.example.com',
      'b.example.com',
    ]);
  });

  it.each([
    ['WEB_API_KEY', 'SITE_URL=https://mods.example.com'],
    ['SITE_URL', `${GOOD}SITE_URL=http://mods.example.com`],
    ['SITE_URL', `${GOOD}SITE_URL=https://mods.example.com/`],
    ['REGION', `${GOOD}REGION=São Paulo`],
    ['OTHER_DOMAINS', `${GOOD}OTHER_DOMAINS=https://a.example.com`],
    ['APP_CHECK_APP_ID', `${GOOD}APP_CHECK_SITE_KEY=k`],
    ['APP_CHECK_SITE_KEY', `${GOOD}APP_CHECK_APP_ID=a\nAPP_CHECK_REQUIRED=true`],
    ['APP_CHECK_REQUIRED', `${GOOD}APP_CHECK_REQUIRED=true`],
    ['APP_CHECK_REQUIRED', `${GOOD}APP_CHECK_REQUIRED=yes\nAPP_CHECK_APP_ID=a\nAPP_CHECK_SITE_KEY=k`],
    ['Unrecognized key: "APP_CHECK_REQURED"', `${GOOD}APP_CHECK_REQURED=true`],
  ])('R153 is refused with the name of what is wrong: %s', (name, text) => {
    expect(() => parsed(text)).toThrow(new RegExp(`deploy/portal.env:\\n  ${name}`));
  });

  it('gives the functions their parameters, and nothing that only the deploy reads', () => {
    const text = functionsEnv(
      parsed(`${GOOD}APP_CHECK_SITE_KEY=k\nAPP_CHECK_APP_ID=a\nAPP_CHECK_REQUIRED=true\nBUCKET=b`),
    );
    expect(text.trim().split('\n').toSorted()).toEqual([
      'APP_CHECK_APP_ID="a"',
      'APP_CHECK_REQUIRED="true"',
      'APP_CHECK_SITE_KEY="k"',
      'REGION="southamerica-east1"',
      'WEB_API_KEY="the-browsers-key-of-it"',
    ]);
  });

  it('R153 may give every parameter of the functions', async () => {
    const declared = (await declaredParameters()).filter(({ isSecret }) => !isSecret);
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(declared.map(({ name }) => name)));
  });

  it('has an example that is right but for its key', async () => {
    expect(parsed(await readFile(join(ROOT, 'deploy/example.env'), 'utf8')).SITE_URL).toBe('https://mods.example.com');
  });
});

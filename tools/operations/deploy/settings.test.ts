import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../shared/paths.ts';
import { readDeclaredParameters } from './check-parameters.ts';
import { describeAppCheck, formatFunctionsEnv, parseSettings, SETTING_NAMES } from './settings.ts';

const BARE = 'WEB_API_KEY=the-browsers-key-of-it\nSITE_URL=https://mods.example.com\n';
const WITH_KEYS = `${BARE}APP_CHECK_APP_ID=a\nAPP_CHECK_SITE_KEY=k\n`;
const REASON = 'WITHOUT_APP_CHECK=we watch its metrics for a day\n';
const GOOD = `${BARE}${REASON}`;
const parsed = (text: string) => parseSettings(text, 'deploy/portal.env');

describe('settings of deploy/ID.env', () => {
  it('are parsed, with a default region (R153)', () => {
    expect(parsed(GOOD)).toMatchObject({ REGION: 'southamerica-east1', OTHER_DOMAINS: [] });
    expect(parsed(`${GOOD}OTHER_DOMAINS=a.example.com,b.example.com`).OTHER_DOMAINS).toEqual([
      'a.example.com',
      'b.example.com',
    ]);
  });

  it.each([
    ['WEB_API_KEY', `SITE_URL=https://mods.example.com\n${REASON}`],
    ['SITE_URL', `${GOOD}SITE_URL=http://mods.example.com`],
    ['SITE_URL', `${GOOD}SITE_URL=https://mods.example.com/`],
    ['REGION', `${GOOD}REGION=São Paulo`],
    ['OTHER_DOMAINS', `${GOOD}OTHER_DOMAINS=https://a.example.com`],
    ['APP_CHECK_APP_ID', `${GOOD}APP_CHECK_SITE_KEY=k`],
    ['APP_CHECK_SITE_KEY', `${BARE}APP_CHECK_APP_ID=a\nAPP_CHECK_REQUIRED=true`],
    ['APP_CHECK_REQUIRED', `${WITH_KEYS}APP_CHECK_REQUIRED=yes`],
    ['IDENTITY_PLATFORM', `${GOOD}IDENTITY_PLATFORM=yes`],
    ['Unrecognized key: "APP_CHECK_REQURED"', `${GOOD}APP_CHECK_REQURED=true`],
  ])('are rejected with an error that names %s (R153)', (name, text) => {
    expect(() => parsed(text)).toThrow(new RegExp(`deploy/portal.env:\\n  ${name}`));
  });

  it('require App Check and its keys by default (R203, R153)', () => {
    expect(formatFunctionsEnv(parsed(WITH_KEYS))).toContain('APP_CHECK_REQUIRED="true"');
    expect(() => parsed(BARE)).toThrow(/APP_CHECK_APP_ID and APP_CHECK_SITE_KEY, or say in WITHOUT_APP_CHECK why/);
    expect(() => parsed(`${BARE}APP_CHECK_REQUIRED=true`)).toThrow(/WITHOUT_APP_CHECK/);
  });

  it('may leave out App Check only with a reason, which the plan shows (R203, R153)', () => {
    for (const text of [GOOD, `${WITH_KEYS}${REASON}`, `${WITH_KEYS}${REASON}APP_CHECK_REQUIRED=false`]) {
      const settings = parsed(text);
      expect(settings).toMatchObject({
        APP_CHECK_REQUIRED: 'false',
        WITHOUT_APP_CHECK: 'we watch its metrics for a day',
      });
      expect(formatFunctionsEnv(settings)).not.toContain('WITHOUT');
      expect(describeAppCheck(settings)).toBe('not required: we watch its metrics for a day');
    }
    expect(describeAppCheck(parsed(WITH_KEYS))).toBe('required');
    expect(() => parsed(`${WITH_KEYS}APP_CHECK_REQUIRED=false`)).toThrow(/WITHOUT_APP_CHECK: say why/);
    expect(() => parsed(`${WITH_KEYS}${REASON}APP_CHECK_REQUIRED=true`)).toThrow(/WITHOUT_APP_CHECK: /);
    expect(() => parsed(`${BARE}WITHOUT_APP_CHECK=no`)).toThrow(/WITHOUT_APP_CHECK: /);
  });

  it('upgrade to Identity Platform only on request (R153)', () => {
    expect(parsed(GOOD).IDENTITY_PLATFORM).toBe(false);
    expect(parsed(`${GOOD}IDENTITY_PLATFORM=false`).IDENTITY_PLATFORM).toBe(false);
    expect(parsed(`${GOOD}IDENTITY_PLATFORM=true`).IDENTITY_PLATFORM).toBe(true);
  });

  it('give the functions their parameters, without deploy settings', () => {
    const text = formatFunctionsEnv(parsed(`${WITH_KEYS}BUCKET=b`));
    expect(text.trim().split('\n').toSorted()).toEqual([
      'APP_CHECK_APP_ID="a"',
      'APP_CHECK_REQUIRED="true"',
      'APP_CHECK_SITE_KEY="k"',
      'REGION="southamerica-east1"',
      'SITE_URL="https://mods.example.com"',
      'WEB_API_KEY="the-browsers-key-of-it"',
    ]);
  });

  it('accept every parameter of the functions (R153)', async () => {
    const declared = (await readDeclaredParameters()).filter(({ isSecret }) => !isSecret);
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(declared.map(({ name }) => name)));
  });

  it('have a valid example file', async () => {
    expect(parsed(await readFile(join(ROOT, 'deploy/example.env'), 'utf8')).SITE_URL).toBe('https://mods.example.com');
  });
});

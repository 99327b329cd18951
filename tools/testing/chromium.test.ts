import { expect, it } from 'vitest';
import { type ChromiumProbes, findChromium, findTestBrowser } from './chromium.ts';

function machine(files: string[], changes: Partial<ChromiumProbes> = {}): ChromiumProbes {
  const runs = async (file: string) => files.includes(file);
  return { named: undefined, runs, playwright: '/playwright/chrome', aptInstall: async () => false, ...changes };
}

it('uses the browser in CHROMIUM before any other browser', async () => {
  expect(await findChromium(machine(['/my/chrome', '/usr/bin/chromium'], { named: '/my/chrome' }))).toBe('/my/chrome');
});

it('rejects a missing CHROMIUM instead of using another browser', async () => {
  await expect(findChromium(machine(['/usr/bin/chromium'], { named: '/my/chrome' }))).rejects.toThrow('/my/chrome');
});

it('uses the system’s browser before Playwright’s', async () => {
  expect(await findChromium(machine(['/usr/bin/chromium', '/playwright/chrome']))).toBe('/usr/bin/chromium');
  expect(await findChromium(machine(['/playwright/chrome']))).toBe('/playwright/chrome');
});

it('installs the system package if possible', async () => {
  const files: string[] = [];
  const aptInstall = async () => files.push('/usr/bin/chromium') > 0;
  expect(await findChromium(machine(files, { aptInstall }))).toBe('/usr/bin/chromium');
});

it('names the options if there is no browser', async () => {
  await expect(findChromium(machine([]))).rejects.toThrow(/package chromium.*playwright install.*CHROMIUM/);
});

it('uses the headless shell for tests, installs it if possible, else uses a full browser', async () => {
  const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(await findTestBrowser(both)).toBe('/usr/bin/chromium-headless-shell');
  expect(await findTestBrowser({ ...both, named: '/usr/bin/chromium' })).toBe('/usr/bin/chromium');
  const files = ['/usr/bin/chromium'];
  expect(await findTestBrowser(machine(files))).toBe('/usr/bin/chromium');
  const aptInstall = async (name: string) => files.push(`/usr/bin/${name}`) > 0;
  expect(await findTestBrowser(machine(files, { aptInstall }))).toBe('/usr/bin/chromium-headless-shell');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../shared/paths.ts';
import { getHostingHeaders, toEmulatorHeaders } from './hosting-headers.ts';
import { getInlineHashes } from './inline-hashes.ts';

const file = z.object({ hosting: z.object({ headers: z.unknown() }) });
const { hosting } = file.parse(JSON.parse(await readFile(join(ROOT, 'firebase.json'), 'utf8')));
const rules = await getHostingHeaders();
const policies = rules.flatMap(({ headers }) => headers).filter(({ key }) => key === 'Content-Security-Policy');

it('firebase.json contains the headers made from domain and the pages’ inline scripts (R151)', () => {
  const right = `run node tools/hosting/write-headers.ts; expected\n${JSON.stringify(rules, null, 2)}`;
  expect(hosting.headers, right).toEqual(rules);
});

it('allows no inline code without a hash, no eval and no local origin in production (R151)', () => {
  expect(policies).toHaveLength(6);
  for (const { value } of policies) {
    expect(value).not.toMatch(/unsafe|127\.0\.0\.1|localhost|http:|\*/);
    expect(value).toMatch(/^default-src 'none'; base-uri 'none';.* frame-ancestors 'none'/);
  }
});

it.each(['web/shell.html', 'admin/index.html'])(
  'allows every inline script and style of %s by hash (R151)',
  async (page) => {
    const html = await readFile(join(ROOT, page), 'utf8');
    const { scripts, styles } = getInlineHashes(html);
    const inline = [...html.matchAll(/<script\b(?!.*\bsrc=)/g)];
    expect(scripts).toHaveLength(inline.length);
    expect(styles).toHaveLength([...html.matchAll(/<style\b/g)].length);
    expect(scripts.length).toBeGreaterThan(0);
    for (const hash of [...scripts, ...styles]) expect(policies.some(({ value }) => value.includes(hash))).toBe(true);
  },
);

it('replaces Google services by emulators in the emulator policy (R151)', () => {
  const local = toEmulatorHeaders(rules, ['http://127.0.0.1:9099']);
  const texts = local.flatMap(({ headers }) => headers.map(({ value }) => value)).join('\n');
  expect(texts).toContain("connect-src 'self' http://127.0.0.1:9099;");
  expect(texts).not.toContain('googleapis.com');
  expect(local.map(({ source }) => source)).toEqual(rules.map(({ source }) => source));
});

it('allows the sources of App Check only if App Check is enabled (R151)', async () => {
  const [without, withIt] = [JSON.stringify(rules), JSON.stringify(await getHostingHeaders({ appCheck: true }))];
  for (const source of ['https://www.google.com/recaptcha/', 'content-firebaseappcheck', 'frame-src']) {
    expect(without).not.toContain(source);
    expect(withIt).toContain(source);
  }
  expect(withIt).not.toMatch(/unsafe|127\.0\.0\.1/);
});

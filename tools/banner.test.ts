import { ROLES } from '@bigorna/domain/access/roles';
import { expect, it } from 'vitest';
import { formatBanner } from './banner.ts';
import { PORT_SETS } from './shared/ports.ts';

const text = formatBanner({
  set: PORT_SETS.tests,
  folder: { log: '/run/emulators.log' },
  firestore: { kind: 'hidane', binary: '/bin/hidane', origin: 'path' },
  ui: false,
});

it('prints the URLs of the current ports', () => {
  expect(text).toContain('http://localhost:15050/admin/');
  expect(text).toContain('http://localhost:15050/dev/mail');
  expect(text).toContain('firestore 127.0.0.1:18080 (hidane)');
  expect(text).toContain('/run/emulators.log');
});

it('prints the fixed authenticator secret of staff, and the command for its code (R205)', () => {
  expect(text).toMatch(
    /^Staff also enter a code of this authenticator secret.*:\n {2}BIGORNA2BIGORNA2BIGORNA2BIGORNA2 /m,
  );
  expect(text).toContain('npm run code');
});

it('prints one account per role, an unverified account and a banned account', () => {
  const lines = text.split('\n').filter((line) => line.includes('@bigorna.test'));
  for (const role of ROLES) expect(lines.filter((line) => line.endsWith(` ${role}`))).toHaveLength(1);
  expect(lines).toContainEqual(expect.stringMatching(/novato.*not verified$/));
  expect(lines).toContainEqual(expect.stringMatching(/banido.*banned$/));
});

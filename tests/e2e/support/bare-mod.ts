import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { call, getMod, login } from './api.ts';
import { expect } from './fixtures.ts';
import type { PendingMod } from './pending-mod.ts';

const made = z.object({ id: z.string(), slug: z.string(), title: z.string() });
/** How long a change may take to be seen on the site. */
const FRESH = { timeout: 30_000 };

/** An approved mod for Java without a release, made as staff make one: whatever it gets shares no file with another. */
export const newBareMod = async (): Promise<PendingMod> => {
  const { tokens } = await login('admin');
  const options = { method: 'POST', token: tokens.accessToken } as const;
  const body = { title: `Prova ${randomUUID().slice(0, 8)}`, author: 'Prova', content_type: 'mod', status: 'pending' };
  const mod = await call('/mods', made, { ...options, body });
  await call(`/admin/mods/${mod.id}/approve`, z.unknown(), { ...options, body: {} });
  await expect(() => getMod(mod.slug)).toPass(FRESH);
  return mod;
};

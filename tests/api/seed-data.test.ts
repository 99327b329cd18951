import { describe, expect, it } from 'vitest';
import { NAMED_ACCOUNTS, SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { ask, call, metaOf, refusal } from './support/call.ts';

const named = ['super', 'admin', 'moderador', 'jogador', 'novato', 'banido'];

const totalOf = async (query: string): Promise<unknown> => metaOf(await call('listMods', { query })).total;

describe('R148 the data that testers start with', () => {
  it.each(NAMED_ACCOUNTS)('R148 $username signs in as what the table says', async (account) => {
    const body = { identifier: account.username, password: SEED_PASSWORD };
    if (account.ban_reason !== null) {
      expect(refusal(await call('login', { body }))).toEqual({ status: 403, code: 'banned' });
      return;
    }
    const { user } = await ask('login', { body });
    expect(user).toMatchObject({ id: account.uid, role: account.role, is_verified: account.is_verified });
  });
  it('R148 has an account of every kind', () => {
    expect(NAMED_ACCOUNTS.map(({ username }) => username).sort()).toEqual([...named].sort());
  });
  it('R148 has mods and addons enough to browse', async () => {
    expect(await totalOf('?content_type=mod')).toBeGreaterThanOrEqual(60);
    expect(await totalOf('?content_type=addon')).toBeGreaterThanOrEqual(30);
  });
});

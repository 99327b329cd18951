import { countsBucket } from '@bigorna/domain/entities/mod';
import { describe, expect, it } from 'vitest';
import { NAMED_ACCOUNTS, SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { ask, call, metaOf, refusal } from './support/call.ts';
import { firestore } from './support/firebase.ts';

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
  it('R026 has downloads up to the day it is started, so that something is rising', async () => {
    const counts = countsBucket.shape.mods.parse((await firestore.doc('counts/0').get()).get('mods'));
    const days = Object.values(counts).flatMap(({ recent }) => Object.keys(recent));
    const newest = Date.parse(days.toSorted().at(-1) ?? '');
    expect(Math.abs(Date.now() - newest)).toBeLessThan(2 * 86_400_000);
    expect((await ask('home')).rising.length).toBeGreaterThan(0);
  });
});

import { countsBucket } from '@bigorna/domain/entities/mod';
import { describe, expect, it } from 'vitest';
import { NAMED_ACCOUNTS, SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { callEndpoint, callForData, getRefusal, parseMeta } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { logIn } from './support/members.ts';

const NAMES = ['super', 'admin', 'moderador', 'jogador', 'novato', 'banido'];

const getTotal = async (query: string): Promise<unknown> => parseMeta(await callEndpoint('listMods', { query })).total;

describe('seed data for testers (R148)', () => {
  it.each(NAMED_ACCOUNTS)(
    '$username signs in with role and verified state of the table, unless banned (R148)',
    async (account) => {
      const body = { identifier: account.username, password: SEED_PASSWORD };
      if (account.ban_reason !== null) {
        expect(getRefusal(await callEndpoint('login', { body }))).toBe('403 banned');
        return;
      }
      const { user } = await logIn(body);
      expect(user).toMatchObject({ id: account.uid, role: account.role, is_verified: account.is_verified });
    },
  );
  it('has an account of every kind (R148)', () => {
    expect(NAMED_ACCOUNTS.map(({ username }) => username).sort()).toEqual([...NAMES].sort());
  });
  it('has enough mods and addons for browsing (R148)', async () => {
    expect(await getTotal('?content_type=mod')).toBeGreaterThanOrEqual(60);
    expect(await getTotal('?content_type=addon')).toBeGreaterThanOrEqual(30);
  });
  it('has downloads up to the current day, so that some mods are rising (R026)', async () => {
    const counts = countsBucket.shape.mods.parse((await firestore.doc('counts/0').get()).get('mods'));
    const days = Object.values(counts).flatMap(({ recent }) => Object.keys(recent));
    const newest = Date.parse(days.toSorted().at(-1) ?? '');
    expect(Math.abs(Date.now() - newest)).toBeLessThan(2 * 86_400_000);
    expect((await callForData('home')).rising.length).toBeGreaterThan(0);
  });
});

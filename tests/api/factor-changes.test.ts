import './support/functions-environment.ts';
import { describe, expect, it } from 'vitest';
import { beginTotp, confirmTotp } from '../../functions/src/members/factors/enrol.ts';
import { removeFactor, renewRecoveryCodes } from '../../functions/src/members/factors/manage.ts';
import type { Prover } from '../../functions/src/members/factors/prover.ts';
import { getTotpCode } from '../../tools/shared/totp.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { listNotifications } from './support/stored.ts';

/** Begins to set up an app. Returns a function that confirms it, and the member as the prover of the change. */
const begin = async () => {
  const { uid } = await createMember();
  const prover: Prover = { uid, isFresh: true, isLive: () => true };
  const { secret } = await beginTotp(prover);
  return { prover, confirm: (given: Prover) => confirmTotp(given, getTotpCode(secret), 'Celular') };
};

describe('change of factors', () => {
  it('checks in its transaction that the session still exists (R205, R206)', async () => {
    const { prover, confirm } = await begin();
    const ended = { ...prover, isLive: () => false };
    const refused = { code: 'token_expired' };
    await expect(beginTotp(ended)).rejects.toMatchObject(refused);
    await expect(confirm(ended)).rejects.toMatchObject(refused);
    const { factor } = await confirm(prover);
    await expect(renewRecoveryCodes(ended)).rejects.toMatchObject(refused);
    await expect(removeFactor(ended, factor.id)).rejects.toMatchObject(refused);
    expect(await removeFactor(prover, factor.id)).toMatchObject({ factors: [] });
  });

  it('checks in its transaction that no first factor came meanwhile (R205)', async () => {
    const { prover, confirm } = await begin();
    const stale = { ...prover, isFresh: false };
    const { factor } = await confirm(stale);
    const refused = { code: 'fresh_factor_required' };
    await expect(renewRecoveryCodes(stale)).rejects.toMatchObject(refused);
    await expect(removeFactor(stale, factor.id)).rejects.toMatchObject(refused);
    expect(await renewRecoveryCodes(prover)).toHaveLength(10);
    const templates = (await listNotifications(prover.uid)).map(({ template }) => template);
    expect(templates.toSorted()).toEqual(['factor_added', 'recovery_codes_renewed']);
  });

  it.each(['new factor', 'removed factor', 'new recovery codes'])(
    'stops a pending reset by a %s (R205)',
    async (way) => {
      const { prover, confirm } = await begin();
      const { factor } = await confirm(prover);
      const reset = {
        id: 'r',
        reason: 'x',
        requested_by: 'a',
        requested_at: new Date(),
        confirmed_by: 'b',
        mailed_at: null,
      };
      const stored = firestore.doc(`factors/${prover.uid}`);
      const later = new Date(Date.now() + 3_600_000);
      await stored.update({ reset, reset_due_at: later });
      if (way === 'removed factor') await removeFactor(prover, factor.id);
      else if (way === 'new recovery codes') await renewRecoveryCodes(prover);
      else {
        await stored.update({ totp: null });
        const { secret } = await beginTotp(prover);
        expect((await stored.get()).get('reset')).toMatchObject({ id: 'r' });
        await confirmTotp(prover, getTotpCode(secret), 'Outro');
      }
      expect((await stored.get()).data()).toMatchObject({ reset: null, reset_due_at: null });
    },
  );
});

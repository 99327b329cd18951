import './support/functions-environment.ts';
import { account } from '@bigorna/domain/entities/account';
import { describe, expect, it } from 'vitest';
import { reconcile } from '../../functions/src/accounts/reconcile.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';

const storedOf = async (uid: string) => account.parse(await get(doc('users/{uid}', uid)));

describe('a login while the account is being deleted', () => {
  it('R062 is one of nobody’s, not a failure of ours; a moment before it is the member’s', async () => {
    const { uid } = await makeMember();
    await reconcile(uid, await storedOf(uid), new Date());
    const read = await storedOf(uid);
    await firestore.doc(`users/${uid}`).delete();
    await expect(reconcile(uid, read, new Date())).rejects.toMatchObject({ code: 'unauthorized' });
    expect((await firestore.doc(`users/${uid}`).get()).exists).toBe(false);
  });
});

import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { endSessions } from '../../tools/operations/repair/end-sessions.ts';
import { requestReindex } from '../../tools/operations/repair/reindex.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';
import { callAs } from './support/call.ts';
import { auth } from './support/firebase.ts';
import { createSignedInMember } from './support/members.ts';

const repair = (...args: string[]) => runCommand(NODE, [join(ROOT, 'tools/operations/repair.ts'), ...args]);

const app = initializeApp({ projectId: 'demo-repair' }, 'demo-repair');
const apart = getFirestore(app);
afterAll(() => deleteApp(app));

describe('npm run repair', () => {
  it('end-sessions ends the sessions of one account, and no others', async () => {
    const [revoked, other] = await Promise.all([createSignedInMember('moderator'), createSignedInMember('moderator')]);
    expect(await callAs('adminOverview', revoked)).toMatchObject({ status: 200 });
    expect(await repair('end-sessions', revoked.username)).toMatchObject({ code: 0 });
    expect(await callAs('adminOverview', revoked)).toMatchObject({ status: 401 });
    expect(await callAs('adminOverview', other)).toMatchObject({ status: 200 });
  });

  it('end-sessions --staff reaches every staff role, and no member', async () => {
    await apart.recursiveDelete(apart.collection('users'));
    const roles = ['user', 'moderator', 'admin', 'super_admin'];
    await Promise.all(roles.map((role) => apart.doc(`users/${role}`).set({ role, valid_after: new Date(0) })));
    const revoke = vi.spyOn(auth, 'revokeRefreshTokens').mockResolvedValue();
    expect(await endSessions(apart, auth, 'staff', { now: new Date(10_500) })).toBe(3);
    revoke.mockRestore();
    const after = await apart.collection('users').get();
    const ended = after.docs.map((document) => [document.id, document.get('valid_after').toMillis()]);
    expect(Object.fromEntries(ended)).toEqual({ user: 0, moderator: 11_000, admin: 11_000, super_admin: 11_000 });
  });

  it('reindex deletes the catalogue snapshots and nothing else', async () => {
    await apart.recursiveDelete(apart.collection('system'));
    for (const id of ['catalogue-approved-7', 'catalogue-all-7', 'counts'])
      await apart.doc(`system/${id}`).set({ a: 1 });
    expect(await requestReindex(apart)).toBe(2);
    expect((await apart.collection('system').get()).docs.map(({ id }) => id)).toEqual(['counts']);
  });

  it.each([
    [['recount', 'nothing-has-this-slug'], 'No mod has the slug'],
    [['end-sessions', 'nobody-has-this-name'], 'no account named'],
    [['end-sessions'], 'npm run repair'],
    [['everything'], 'npm run repair'],
  ])('refuses %j with a plain message', async (args, message) => {
    expect(await repair(...args)).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  });
});

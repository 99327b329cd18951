import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { runCommand } from '../../tools/shared/processes.ts';

/** A separate project in the same emulator, so that the accounts of the portal stay unchanged. */
const PROJECT = 'demo-grant';
const app = initializeApp({ projectId: PROJECT }, PROJECT);
const db = getFirestore(app);

async function account(username: string, role: string): Promise<void> {
  await db.doc(`usernames/${username}`).set({ uid: `uid-${username}` });
  await db.doc(`users/uid-${username}`).set({ username, role });
  await db.doc(`profiles/uid-${username}`).set({ username, role });
}

const roles = async (username: string) => {
  const documents = await db.getAll(db.doc(`users/uid-${username}`), db.doc(`profiles/uid-${username}`));
  return documents.map((document): unknown => document.get('role'));
};

const grant = (...args: string[]) => runCommand(NODE, [join(ROOT, 'tools/grant.ts'), ...args, '--project', PROJECT]);

describe('npm run grant', () => {
  // The emulator adds imported data to every project, so delete the super_admin of the data set.
  beforeAll(() => db.recursiveDelete(db.collection('users')));
  beforeEach(async () => {
    await account('chefe', 'super_admin');
    await account('ana', 'user');
  });
  afterAll(() => deleteApp(app));

  it('ignores letter case in the username, and sets the role in account and public card', async () => {
    expect(await grant('Ana', 'moderator')).toMatchObject({ code: 0 });
    expect(await roles('ana')).toEqual(['moderator', 'moderator']);
  });

  it('demotes a super_admin only while another one remains', async () => {
    expect(await grant('chefe', 'admin')).toMatchObject({
      code: 1,
      output: expect.stringContaining('last super_admin'),
    });
    expect(await roles('chefe')).toEqual(['super_admin', 'super_admin']);
    await grant('ana', 'super_admin');
    expect(await grant('chefe', 'admin')).toMatchObject({ code: 0 });
    expect(await roles('chefe')).toEqual(['admin', 'admin']);
  });

  it('ends the sessions of staff who become members, not those of promoted members (R206)', async () => {
    for (const uid of ['uid-ana', 'uid-chefe']) await db.doc(`users/${uid}`).update({ 'sessions.old': {} });
    const getSessions = async (username: string) => (await db.doc(`users/uid-${username}`).get()).get('sessions');
    expect(await grant('ana', 'super_admin')).toMatchObject({ code: 0 });
    expect(await grant('chefe', 'user')).toMatchObject({ code: 0 });
    expect(await getSessions('ana')).toEqual({ old: {} });
    expect(await getSessions('chefe')).toEqual({});
  });

  it('keeps one of two super_admins who are demoted at once (R127)', async () => {
    await account('ana', 'super_admin');
    const outcomes = await Promise.all([grant('chefe', 'user'), grant('ana', 'user')]);
    expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    const left = [await roles('chefe'), await roles('ana')];
    expect(left.filter(([role]) => role === 'super_admin')).toHaveLength(1);
  });

  it('refuses a real project while emulators are configured (R153)', async () => {
    const outcome = await runCommand(NODE, [
      join(ROOT, 'tools/grant.ts'),
      'ana',
      'admin',
      '--project',
      'portal-of-mine',
    ]);
    expect(outcome).toMatchObject({ code: 1, output: expect.stringContaining('would not be reached') });
  });

  it.each([
    [['ninguem', 'admin'], 'no account named ninguem'],
    [['ana', 'owner'], 'npm run grant'],
    [[], 'npm run grant'],
  ])('refuses %j with a plain message', async (args, message) => {
    const { code, output } = await grant(...args);
    expect(code).toBe(1);
    expect(output).toContain(message);
    expect(await roles('ana')).toEqual(['user', 'user']);
  });
});

import './support/separate-project.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getFanOutId } from '../../functions/src/members/notifications/create-announcement-fan-out.ts';
import { fanOut } from '../../functions/src/members/notifications/fan-out.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { sendAnnouncement } from '../../functions/src/portal/announcements/send-announcement.ts';
import { NODE, ROOT } from '../../tools/shared/paths.ts';
import { firestore } from './support/firebase.ts';
import { buildAccount, settingsWith } from './support/followers.ts';

vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => ({ ...(await real()), enqueue: vi.fn() }));

/** Number of members: two full pages of `members/notifications/fan-out.ts` and part of a third. */
const MEMBERS = 700;
const SCRIPT = join(ROOT, 'tests/api/support/fan-out-and-hang.ts');
const actor = { uid: 'chefe', role: 'admin', requestId: 'prova' } as const;
const text = { 'pt-BR': 'Manutenção no domingo.', 'en-US': 'Maintenance on Sunday.' };
const ID = 'aviso';
const FAN_OUT = getFanOutId(ID);

const withLocale = (locale: Locale | null): Partial<Account> => settingsWith({ locale });
const SPECIAL: Readonly<Record<string, Partial<Account>>> = {
  brasileira: withLocale('pt-BR'),
  inglesa: withLocale('en-US'),
  francesa: withLocale('fr-FR'),
  calada: withLocale(null),
  banida: { is_banned: true },
  quieta: settingsWith({ notify_system: false }),
  tardia: { member_since: new Date(Date.now() + 86_400_000) },
};

const getNotifications = async (uid: string): Promise<unknown[]> => {
  const { docs } = await firestore.collection(`users/${uid}/notifications`).get();
  return docs.map((note) => ({ id: note.id, values: note.get('values'), path: note.get('path') }));
};

/** Runs the fan-out in a process that is killed after a number of pages. */
const runAndKillAfter = async (pages: number): Promise<void> => {
  const child = spawn(NODE, [SCRIPT, FAN_OUT, String(pages)], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const _line of createInterface({ input: child.stdout })) child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
};

beforeAll(async () => {
  // The emulator adds imported data to every project, so delete the members of the data set.
  for (const { ref } of (await firestore.collection('users').get()).docs) await ref.delete();
  const writer = firestore.bulkWriter();
  for (let i = 0; i < MEMBERS; i += 1)
    void writer.set(firestore.doc(`users/m${i}`), buildAccount(`m${i}`.padEnd(3, '_')));
  for (const [name, given] of Object.entries(SPECIAL))
    void writer.set(firestore.doc(`users/${name}`), buildAccount(name, given));
  const draft = { text, path: '/changelog', created_by: 'chefe', created_at: new Date(), sent_at: null, sent_by: null };
  void writer.set(firestore.doc(`announcements/${ID}`), draft);
  await writer.close();
});

describe('fan-out of an announcement', () => {
  it('notifies each member once in their language, even if killed and run twice (R110, R132)', async () => {
    await sendAnnouncement(ID, undefined, actor);
    expect(vi.mocked(enqueue).mock.calls.map(([queue, { subject }]) => [queue, subject])).toEqual([
      ['fanOut', FAN_OUT],
    ]);
    await runAndKillAfter(1);
    expect(await get(doc('fanouts/{fanout}', FAN_OUT))).toMatchObject({ state: 'running' });
    expect((await get(doc('announcements/{announcement}', ID)))?.told).toBe(0);
    const always = (): boolean => true;
    expect(await Promise.all([fanOut(FAN_OUT, always), fanOut(FAN_OUT, always)])).toEqual([false, false]);

    const notifiedCount = MEMBERS + 4;
    expect(await get(doc('fanouts/{fanout}', FAN_OUT))).toMatchObject({
      state: 'done',
      sent: notifiedCount,
      cursor: null,
    });
    expect((await get(doc('announcements/{announcement}', ID)))?.told).toBe(notifiedCount);
    const { docs } = await firestore.collectionGroup('notifications').where('template', '==', 'announcement').get();
    const ours = docs.filter(({ id }) => id === FAN_OUT);
    expect(ours).toHaveLength(notifiedCount);
    expect(ours.filter(({ createTime, updateTime }) => !createTime.isEqual(updateTime))).toEqual([]);

    const buildNotification = (words: string) => [{ id: FAN_OUT, values: { text: words }, path: '/changelog' }];
    expect(await getNotifications('brasileira')).toEqual(buildNotification(text['pt-BR']));
    expect(await getNotifications('inglesa')).toEqual(buildNotification(text['en-US']));
    expect(await getNotifications('francesa')).toEqual(buildNotification(text['pt-BR']));
    expect(await getNotifications('calada')).toEqual(buildNotification(text['pt-BR']));
    for (const name of ['banida', 'quieta', 'tardia']) expect(await getNotifications(name), name).toEqual([]);
  });

  it('is refused for an announcement that was already sent or does not exist (R132)', async () => {
    await expect(sendAnnouncement(ID, undefined, actor)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(sendAnnouncement('nenhum', undefined, actor)).rejects.toMatchObject({ code: 'record_not_found' });
  });
});

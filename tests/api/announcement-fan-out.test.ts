import './support/own-project.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Account } from '@bigorna/domain/entities/account';
import type { Locale } from '@bigorna/domain/locales';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fanOutIdOf } from '../../functions/src/announcements/announcement-fan-out.ts';
import { sendAnnouncement } from '../../functions/src/announcements/send-announcement.ts';
import { fanOut } from '../../functions/src/notifications/fan-out.ts';
import { doc, get } from '../../functions/src/platform/firestore.ts';
import { enqueue } from '../../functions/src/platform/tasks.ts';
import { accountOf } from '../../tools/bench/fan-out/followers.ts';
import { NODE, ROOT } from '../../tools/emulators/paths.ts';
import { firestore } from './support/firebase.ts';

vi.mock('../../functions/src/platform/tasks.ts', async (original) => ({
  ...(await original<typeof import('../../functions/src/platform/tasks.ts')>()),
  enqueue: vi.fn(),
}));

/** Two full pages of `notifications/fan-out.ts`, and a part of a third. */
const MEMBERS = 700;
const BULK_MS = 120_000;
const SCRIPT = join(ROOT, 'tests/api/support/fan-out-and-hang.ts');
const actor = { uid: 'chefe', role: 'admin', requestId: 'prova' } as const;
const text = { 'pt-BR': 'Manutenção no domingo.', 'en-US': 'Maintenance on Sunday.' };
const ID = 'aviso';
const FAN_OUT = fanOutIdOf(ID);

const settingsWith = (settings: Partial<Account['settings']>): Partial<Account> => ({
  settings: { ...accountOf('qualquer').settings, ...settings },
});
const speaking = (locale: Locale | null): Partial<Account> => settingsWith({ locale });
const SPECIAL: Readonly<Record<string, Partial<Account>>> = {
  brasileira: speaking('pt-BR'),
  inglesa: speaking('en-US'),
  francesa: speaking('fr-FR'),
  calada: speaking(null),
  banida: { is_banned: true },
  quieta: settingsWith({ notify_system: false }),
  tardia: { member_since: new Date(Date.now() + 86_400_000) },
};

const saidTo = async (uid: string): Promise<unknown[]> => {
  const { docs } = await firestore.collection(`users/${uid}/notifications`).get();
  return docs.map((note) => ({ id: note.id, values: note.get('values'), path: note.get('path') }));
};

/** Runs the fan-out in a process that is killed after so many pages. */
const killedAfter = async (pages: number): Promise<void> => {
  const child = spawn(NODE, [SCRIPT, FAN_OUT, String(pages)], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const _line of createInterface({ input: child.stdout })) child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
};

beforeAll(async () => {
  // The emulator shows imported data in every project, and with it the data set's own members.
  for (const { ref } of (await firestore.collection('users').get()).docs) await ref.delete();
  const writer = firestore.bulkWriter();
  for (let i = 0; i < MEMBERS; i += 1) void writer.set(firestore.doc(`users/m${i}`), accountOf(`m${i}`.padEnd(3, '_')));
  for (const [name, given] of Object.entries(SPECIAL))
    void writer.set(firestore.doc(`users/${name}`), accountOf(name, given));
  const draft = { text, path: '/changelog', created_by: 'chefe', created_at: new Date(), sent_at: null, sent_by: null };
  void writer.set(firestore.doc(`announcements/${ID}`), draft);
  await writer.close();
}, BULK_MS);

describe('an announcement', () => {
  it(
    'R110 R132 is told to every member once, each in their language, killed halfway and run twice at once',
    async () => {
      await sendAnnouncement(ID, undefined, actor);
      expect(vi.mocked(enqueue).mock.calls.map(([queue, { subject }]) => [queue, subject])).toEqual([
        ['fanOut', FAN_OUT],
      ]);
      await killedAfter(1);
      expect(await get(doc('fanouts/{fanout}', FAN_OUT))).toMatchObject({ state: 'running' });
      expect((await get(doc('announcements/{announcement}', ID)))?.told).toBe(0);
      const always = (): boolean => true;
      expect(await Promise.all([fanOut(FAN_OUT, always), fanOut(FAN_OUT, always)])).toEqual([false, false]);

      const wanted = MEMBERS + 4;
      expect(await get(doc('fanouts/{fanout}', FAN_OUT))).toMatchObject({ state: 'done', sent: wanted, cursor: null });
      expect((await get(doc('announcements/{announcement}', ID)))?.told).toBe(wanted);
      const { docs } = await firestore.collectionGroup('notifications').where('template', '==', 'announcement').get();
      const ours = docs.filter(({ id }) => id === FAN_OUT);
      expect(ours).toHaveLength(wanted);
      expect(ours.filter(({ createTime, updateTime }) => !createTime.isEqual(updateTime))).toEqual([]);

      const said = (words: string) => [{ id: FAN_OUT, values: { text: words }, path: '/changelog' }];
      expect(await saidTo('brasileira')).toEqual(said(text['pt-BR']));
      expect(await saidTo('inglesa')).toEqual(said(text['en-US']));
      expect(await saidTo('francesa')).toEqual(said(text['pt-BR']));
      expect(await saidTo('calada')).toEqual(said(text['pt-BR']));
      for (const name of ['banida', 'quieta', 'tardia']) expect(await saidTo(name), name).toEqual([]);
    },
    BULK_MS,
  );

  it('R132 is not sent again', async () => {
    await expect(sendAnnouncement(ID, undefined, actor)).rejects.toMatchObject({ code: 'move_not_allowed' });
    await expect(sendAnnouncement('nenhum', undefined, actor)).rejects.toMatchObject({ code: 'record_not_found' });
  });
});

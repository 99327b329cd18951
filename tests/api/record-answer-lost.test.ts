import './support/own-project.ts';
import { LOCALES } from '@bigorna/domain/locales';
import { beforeEach, expect, it, vi } from 'vitest';
import { saveContactMessage } from '../../functions/src/contact/save-contact-message.ts';
import { createRecord } from '../../functions/src/records/write-record.ts';
import { FAQ } from '../../functions/src/texts/faq.ts';
import { firestore } from './support/firebase.ts';

/** What becomes of the answer to a commit that has gone through. */
const answer = vi.hoisted(() => ({ lost: undefined as Error | undefined }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const batch: typeof actual.batch = async (fill) => {
    const result = await actual.batch(fill);
    if (answer.lost) throw answer.lost;
    return result;
  };
  const create: typeof actual.create = async (ref, data) => {
    const result = await actual.create(ref, data);
    if (answer.lost) throw answer.lost;
    return result;
  };
  return { ...actual, batch, create };
});

const actor = { uid: 'equipe', role: 'admin', requestId: 'prova' } as const;
const words = Object.fromEntries(LOCALES.map((locale) => [locale, 'Uma pergunta']));
const make = () => createRecord(FAQ, { position: 1, question: words, answer: words }, actor);
const sizeOf = async (collection: string): Promise<number> => (await firestore.collection(collection).get()).size;
const sizes = () => Promise.all(['faq', 'logs'].map(sizeOf));

beforeEach(() => {
  answer.lost = undefined;
});

it('R132 a record whose commit went through is made, once and logged once, though the commit tried anew finds it there', async () => {
  const [questions = 0, entries = 0] = await sizes();
  answer.lost = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 });
  const { id, entry } = await make();
  expect((await firestore.doc(`faq/${id}`).get()).exists).toBe(true);
  expect((await firestore.doc(`logs/${entry}`).get()).get('action')).toBe('create:faq');
  expect(await sizes()).toEqual([questions + 1, entries + 1]);
});

it('R132 a record whose commit failed otherwise is a failure', async () => {
  answer.lost = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
  await expect(make()).rejects.toThrow('PERMISSION_DENIED');
});

const message = { name: 'Ana', email: 'ana@bigorna.test', subject: 'Uma pergunta', message: 'Como publico o meu mod?' };

it('R039 a message whose answer was lost is kept once, and its sender is told that it was sent', async () => {
  const messages = await sizeOf('contact_messages');
  answer.lost = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 });
  await saveContactMessage(message, undefined, '192.0.2.1');
  expect(await sizeOf('contact_messages')).toBe(messages + 1);
  answer.lost = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
  await expect(saveContactMessage(message, undefined, '192.0.2.1')).rejects.toThrow('PERMISSION_DENIED');
});

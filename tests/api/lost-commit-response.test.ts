import './support/separate-project.ts';
import { LOCALES } from '@bigorna/domain/locales';
import { beforeEach, expect, it, vi } from 'vitest';
import { createRecord } from '../../functions/src/audit/crud/write-record.ts';
import { saveContactMessage } from '../../functions/src/portal/contact/save-contact-message.ts';
import { FAQ } from '../../functions/src/portal/site-content/faq.ts';
import { firestore } from './support/firebase.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';

/** Error that replaces the response of a successful commit, as if the response was lost. */
const response = vi.hoisted(() => ({ lost: undefined as Error | undefined }));
vi.mock('../../functions/src/platform/firestore.ts', async (original) => {
  const actual = await original<typeof import('../../functions/src/platform/firestore.ts')>();
  const runBatch: typeof actual.runBatch = async (fill) => {
    const result = await actual.runBatch(fill);
    if (response.lost) throw response.lost;
    return result;
  };
  const create: typeof actual.create = async (ref, data) => {
    const result = await actual.create(ref, data);
    if (response.lost) throw response.lost;
    return result;
  };
  return { ...actual, runBatch, create };
});

const actor = { uid: 'equipe', role: 'admin', requestId: 'prova' } as const;
const words = Object.fromEntries(LOCALES.map((locale) => [locale, 'Uma pergunta']));
const make = () => createRecord(FAQ, { position: 1, question: words, answer: words }, actor);
const countDocuments = async (collection: string): Promise<number> =>
  (await firestore.collection(collection).get()).size;
const sizes = () => Promise.all(['faq', 'logs'].map(countDocuments));

beforeEach(() => {
  response.lost = undefined;
});

it('stores and logs a record once when a retried commit finds the record stored (R132)', async () => {
  const [faqEntries = 0, entries = 0] = await sizes();
  response.lost = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 });
  const { id, entry } = await make();
  expect((await firestore.doc(`faq/${id}`).get()).exists).toBe(true);
  expect((await firestore.doc(`logs/${entry}`).get()).get('action')).toBe('create:faq');
  expect(await sizes()).toEqual([faqEntries + 1, entries + 1]);
});

it('creating a record fails when the commit fails for another reason (R132)', async () => {
  response.lost = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
  await expect(make()).rejects.toThrow('PERMISSION_DENIED');
});

const message = {
  name: 'Ana',
  email: 'ana@bigorna.test',
  username: '',
  subject: 'Uma pergunta',
  message: 'Como publico o meu mod?',
};

it('stores a contact message once when the response of its commit was lost (R039)', async () => {
  allowLoggedErrors(/rate limit not given back/);
  const messages = await countDocuments('contact_messages');
  response.lost = Object.assign(new Error('6 ALREADY_EXISTS'), { code: 6 });
  await saveContactMessage(message, undefined, { ip: '192.0.2.1', hop: '192.0.2.1' });
  expect(await countDocuments('contact_messages')).toBe(messages + 1);
  response.lost = Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 });
  await expect(saveContactMessage(message, undefined, { ip: '192.0.2.1', hop: '192.0.2.1' })).rejects.toThrow(
    'PERMISSION_DENIED',
  );
});

import { z } from 'zod';
import { callGoogleApi } from '../call.ts';
import type { Environment } from '../environment.ts';
import { writeAccounts } from './accounts.ts';
import { type StoredDocument, writeDocuments } from './documents.ts';

/** A document with a value of every Firestore type, and a document below a missing parent. */
export const SAMPLE_DOCUMENTS: readonly StoredDocument[] = [
  {
    path: 'backup_samples/every-type',
    fields: {
      array: { arrayValue: { values: [{ integerValue: '1' }, { doubleValue: 1.5 }, { mapValue: {} }] } },
      big: { integerValue: '9007199254740993' },
      bytes: { bytesValue: 'AAEC/w==' },
      double: { doubleValue: 1 },
      empty: { arrayValue: {} },
      infinite: { doubleValue: '-Infinity' },
      moment: { timestampValue: '2026-01-01T00:00:00.123456Z' },
      no_number: { doubleValue: 'NaN' },
      nothing: { nullValue: null },
      place: { geoPointValue: { latitude: -23.55, longitude: -46.63 } },
      reference: { referenceValue: 'backup_samples/gone/below/there' },
      text: { stringValue: 'Ação, 模组, \u0000 e \u2028' },
      vector: {
        mapValue: {
          fields: {
            __type__: { stringValue: '__vector__' },
            value: { arrayValue: { values: [{ doubleValue: 0.1 }] } },
          },
        },
      },
      yes: { booleanValue: true },
    },
  },
  { path: 'backup_samples/gone/below/there', fields: {} },
];

export const SAMPLE_PASSWORD = 'Amostra!2026';
export const SAMPLE_ACCOUNT = {
  localId: 'backup-sample',
  email: 'amostra@bigorna.test',
  emailVerified: true,
  displayName: 'Amostra',
  disabled: false,
  customAttributes: '{"level":7}',
  createdAt: '1700000000000',
  lastLoginAt: '1750000000000',
};
const SHUT_OUT = { ...SAMPLE_ACCOUNT, localId: 'backup-disabled', email: 'fora@bigorna.test', disabled: true };

/** A file with a public link, which Storage creates for every upload by the client SDK. */
export const LINKED_FILE = 'backup-samples/com token.txt';

const uploaded = z.object({ downloadTokens: z.string() });

/**
 * Stores edge cases in the emulators.
 *
 * @param storage URL of the Storage emulator
 * @returns a file's public link
 */
export const storeSamples = async (environment: Environment, storage: string): Promise<string> => {
  await writeDocuments(environment, SAMPLE_DOCUMENTS);
  const salt = 'fakeSaltSample';
  // Hash format of the Auth emulator.
  const passwordHash = `fakeHash:salt=${salt}:password=${SAMPLE_PASSWORD}`;
  const secret = { passwordHash, salt };
  await writeAccounts(
    environment,
    [
      { ...SAMPLE_ACCOUNT, ...secret },
      { ...SHUT_OUT, ...secret },
    ],
    null,
  );
  const files = `${storage}/v0/b/${environment.bucket}/o`;
  const name = encodeURIComponent(LINKED_FILE);
  const { downloadTokens } = uploaded.parse(
    await callGoogleApi(environment, 'POST', `${files}?name=${name}`, 'conteúdo'),
  );
  return `${files}/${name}?alt=media&token=${downloadTokens.split(',')[0]}`;
};

import { z } from 'zod';
import { call } from '../call.ts';
import type { Place } from '../place.ts';
import { writeAccounts } from './accounts.ts';
import { type StoredDocument, writeDocuments } from './documents.ts';

/** One document with a value of every type that Firestore knows, and one below a document that is not there. */
export const ODD_DOCUMENTS: readonly StoredDocument[] = [
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

export const ODD_PASSWORD = 'Amostra!2026';
export const ODD_ACCOUNT = {
  localId: 'backup-sample',
  email: 'amostra@bigorna.test',
  emailVerified: true,
  displayName: 'Amostra',
  disabled: false,
  customAttributes: '{"level":7}',
  createdAt: '1700000000000',
  lastLoginAt: '1750000000000',
};
const SHUT_OUT = { ...ODD_ACCOUNT, localId: 'backup-disabled', email: 'fora@bigorna.test', disabled: true };

/** A file with a public link, as every upload by a client's SDK gets one. */
export const LINKED_FILE = 'backup-samples/com token.txt';

const uploaded = z.object({ downloadTokens: z.string() });

/**
 * Puts what is hard to keep into the emulators.
 *
 * @param storage address of Storage's emulator
 * @returns the public link of a file
 */
export const putSamples = async (place: Place, storage: string): Promise<string> => {
  await writeDocuments(place, ODD_DOCUMENTS);
  const salt = 'fakeSaltSample';
  // The Auth emulator's own form of a hash.
  const passwordHash = `fakeHash:salt=${salt}:password=${ODD_PASSWORD}`;
  const secret = { passwordHash, salt };
  await writeAccounts(
    place,
    [
      { ...ODD_ACCOUNT, ...secret },
      { ...SHUT_OUT, ...secret },
    ],
    null,
  );
  const files = `${storage}/v0/b/${place.bucket}/o`;
  const name = encodeURIComponent(LINKED_FILE);
  const { downloadTokens } = uploaded.parse(await call(place, 'POST', `${files}?name=${name}`, 'conteúdo'));
  return `${files}/${name}?alt=media&token=${downloadTokens.split(',')[0]}`;
};

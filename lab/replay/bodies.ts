import { DELETION_WORDS } from '@bigorna/domain/deletion-word';
import fc from 'fast-check';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import type { JsonSchema } from '../fuzz/json-schema.ts';
import { createValidValues, type SampleTexts } from '../fuzz/values.ts';
import { ROLES } from './callers.ts';
import { getUploadSlot } from './uploads.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const NEW_PASSWORD = 'Outra-Senha-42';
const SEED = 8;

/** Fixed values of fields in valid bodies, by field name. Values for a single operation override the general values. */
const getKnownFields = (id: string, role: string): Fields => {
  const number = ROLES.indexOf(role);
  const byOperation: Readonly<Record<string, Fields>> = {
    login: { identifier: 'jogador', password: SEED_PASSWORD },
    loginBanned: { identifier: 'banido', password: SEED_PASSWORD },
    forgotPassword: { email: 'jogador@bigorna.test' },
    deleteUser: { current_password: NEW_PASSWORD, confirmation: DELETION_WORDS['pt-BR'] },
    adminUpdateUser: { is_verified: true },
    changeRole: { role: 'user', from: 'user' },
    inspectUpload: { file_name: 'replay.jar' },
    createRelease: {
      version: `9.9.${number}`,
      channel: 'release',
      game_versions: ['1.21.4'],
      loaders: ['fabric'],
      dependencies: [],
      slot: getUploadSlot('archive', role),
      file_name: 'replay.jar',
    },
  };
  return {
    title: `Replay ${role}`,
    slug: `replay-${number}-slug`,
    username: `replay-${number}`,
    email: `replay-${number}@bigorna.test`,
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
    current_password: SEED_PASSWORD,
    reason: 'Replay of every call',
    ...byOperation[id],
  };
};

const keep = (fields: Fields, isKept: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isKept(name)));

const without = (fields: Fields, name: string): Fields => keep(fields, (other) => other !== name);

/** A value that the schema allows. Every run gets the same value. */
export const createSample = (schema: JsonSchema, texts: SampleTexts, name: string): unknown =>
  fc.sample(createValidValues(schema, texts, name), { seed: SEED, numRuns: 1 })[0];

/**
 * A valid body with fixed values. The other fields come from the stored record, or are generated if there is no record.
 */
export const createValidBody = (
  { id, role }: { id: string; role: string },
  schema: JsonSchema,
  texts: SampleTexts,
  stored: Fields | undefined,
): Fields => {
  const isField = (name: string) => Object.hasOwn(schema.properties ?? {}, name);
  const fixed = keep(getKnownFields(id, role), isField);
  if (stored !== undefined) return { ...keep(stored, isField), ...without(fixed, 'slug') };
  const whole: Fields = { ...Object(createSample(schema, texts, '')) };
  return { ...(schema.required?.includes('updated_at') ? whole : without(whole, 'updated_at')), ...fixed };
};

/** Copies of a valid body with one defect each, and the name of the defect. */
export const createInvalidBodies = (
  valid: Fields,
  schema: JsonSchema,
): (readonly [variant: string, body: string])[] => {
  const properties = Object.entries(schema.properties ?? {});
  const objects: (readonly [variant: string, body: Fields])[] = [
    ...(schema.required ?? []).map((name) => [`missing ${name}`, without(valid, name)] as const),
    ...properties.map(([name, property]) => {
      const mistyped = property.type.includes('string') ? 12 : 'x';
      return [`type of ${name}`, { ...valid, [name]: mistyped }] as const;
    }),
    ...(schema.properties?.updated_at
      ? [['old updated_at', { ...valid, updated_at: '2020-01-01T00:00:00.000Z' }] as const]
      : []),
    ['unknown field', { ...valid, colour: 'x' }],
  ];
  return [...objects.map(([name, body]) => [name, JSON.stringify(body)] as const), ['malformed body', '{']];
};

/**
 * Each row of `CASES` that Firestore supports becomes a rule of one test project. The emulator must allow or deny as
 * the row says.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { AUTH, CASES, type Case, DATA, DOCUMENTS } from '../../tools/emulators/storage-rules/cases.ts';

const HOST = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const PROJECT = 'demo-evaluator';
const DATABASE = `http://${HOST}/v1/projects/${PROJECT}/databases/(default)/documents`;
const EMULATOR = `http://${HOST}/emulator/v1/projects/${PROJECT}`;
const OWNER = 'Bearer owner';
const ROWS = CASES.filter(({ onlyHere }) => onlyHere === undefined).map((row, index) => ({
  ...row,
  path: `case${index}`,
}));

/** Removes the prefix `firestore.` of functions: only Storage rules need the prefix. */
function toFirestore(text: string): string {
  return text.replaceAll(/\bfirestore\./g, '');
}

function ruleset(rows: readonly (Pick<Case, 'expression' | 'functions'> & { readonly path: string })[]): string {
  const matches = rows.map(
    ({ path, expression, functions = '' }) => `match /${path}/{id} {
      ${toFirestore(functions)}
      allow create: if ${toFirestore(expression)}
        ;
    }`,
  );
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    ${matches.join('\n    ')}
  }
}`;
}

function loadRules(content: string): Promise<Response> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  return fetch(`${EMULATOR}:securityRules`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } });
}

/** Creates the authorization header of `AUTH`. The emulators accept unsigned tokens. */
function signIn(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, iat, exp: iat + 3600, auth_time: iat },
    ...{ sub: AUTH.uid, user_id: AUTH.uid, firebase: { sign_in_provider: 'custom', identities: {} }, ...AUTH.token },
  };
  return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

function create(path: string, fields: object, authorization: string | null): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) };
  return fetch(`${DATABASE}/${path}`, { method: 'PATCH', body: JSON.stringify({ fields }), headers });
}

beforeAll(async () => {
  expect(HOST, 'FIRESTORE_EMULATOR_HOST').not.toBe('');
  await fetch(`${EMULATOR}/databases/(default)/documents`, { method: 'DELETE' });
  const loaded = await loadRules(ruleset(ROWS));
  expect(loaded.status, await loaded.text()).toBe(200);
  for (const [path, fields] of Object.entries(DOCUMENTS)) {
    const written = await create(path, fields, OWNER);
    expect(written.status, await written.text()).toBe(200);
  }
});

describe('evaluator and Firestore emulator', () => {
  it.each(ROWS)('agree: $expression → $allowed', async ({ path, allowed, signedOut }) => {
    const response = await create(`${path}/sample`, DATA, signedOut ? null : signIn());
    expect(response.status, await response.text()).toBe(allowed ? 200 : 403);
  });
});

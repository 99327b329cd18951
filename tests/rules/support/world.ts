import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, terminate, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { assertVerdict } from './assert-verdict.ts';
import { BYPASS_RULES, connect, type Firestore } from './client.ts';
import { buildMod, buildProfile } from './documents.ts';
import { type Claims, getAccount, getClaims, getUid, type Identity, SIGNED_IN_AT, UIDS } from './identities.ts';
import { PROJECT, RULES } from './rules.ts';

/** Documents by path. */
export type Documents = Readonly<Record<string, object>>;

/** An identity with its uid and its Firestore client, for which the rules apply. */
export interface Actor {
  readonly identity: Identity;
  readonly uid: string;
  readonly db: Firestore;
}

/** Initial documents: account and public card of each uid, an approved and a pending mod. */
function buildCommonDocuments(): Documents {
  const people = UIDS.flatMap((uid) => {
    const account = getAccount(uid);
    return [...(account ? [[`users/${uid}`, account]] : []), [`profiles/${uid}`, buildProfile(uid, account?.role)]];
  });
  return {
    ...Object.fromEntries(people),
    'mods/approved': buildMod('approved'),
    'mods/pending': buildMod('pending', { status: 'pending' }),
  };
}

/** The same documents for each uid. */
export const createForEveryone = (entry: (uid: string) => Documents): Documents =>
  Object.assign({}, ...UIDS.map(entry));

export interface World {
  /** Client of an identity, always with the same token. */
  actor(identity: Identity): Actor;
  /**
   * Firestore client of a uid with a given sign-in time in seconds, always with the same token.
   * @param claims default: a session that started at `authTime`
   */
  session(uid: string, authTime: number, claims?: Claims): Firestore;
  /** Client that bypasses the rules, as functions do. */
  admin(): Firestore;
  /** Writes up to 500 documents. Bypasses the rules. */
  write(documents: Documents): Promise<void>;
  /** Asserts the decision of the rules. A refused request changes no document. */
  attempt(allowed: boolean, request: Promise<unknown>): Promise<void>;
  /** Asserts the decision of the rules, like `attempt`, for a request that changes nothing. */
  attemptRead(allowed: boolean, request: Promise<unknown>): Promise<void>;
}

/**
 * Sets up a database under firestore.rules. Each test starts with the common documents and `own`. Call it at the top of
 * a test file.
 */
export function createWorld(own: Documents = {}): World {
  const clients = new Map<string, Firestore>();
  /** Whether a test may have changed a document since the last reset. */
  let stale = true;
  let environment: RulesTestEnvironment;
  const client = (key: string, token: Parameters<typeof connect>[1]) => {
    const db = clients.get(key) ?? connect(PROJECT, token);
    clients.set(key, db);
    return db;
  };
  const admin = () => {
    stale = true;
    return client('admin', BYPASS_RULES);
  };
  const session = (uid: string, authTime: number, claims: Claims = { ...getClaims(uid), minted_at: authTime }) =>
    client(`${uid} ${authTime} ${JSON.stringify(claims)}`, {
      ...{ sub: uid, iat: authTime, auth_time: authTime },
      ...claims,
    });
  const actor = (identity: Identity): Actor => {
    const uid = getUid(identity);
    return {
      identity,
      uid,
      db: identity === 'signed out' ? client('visitor', null) : session(uid, SIGNED_IN_AT, getClaims(identity)),
    };
  };
  const write = async (documents: Documents) => {
    const db = admin();
    const batch = writeBatch(db);
    for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
    await batch.commit();
  };
  const attempt = async (allowed: boolean, request: Promise<unknown>) => {
    const before = stale;
    stale = true;
    await assertVerdict(allowed, request);
    if (!allowed) stale = before;
  };
  const attemptRead = async (allowed: boolean, request: Promise<unknown>) => {
    await assertVerdict(allowed, request);
  };
  beforeAll(async () => {
    expect(process.env.FIRESTORE_EMULATOR_HOST, 'FIRESTORE_EMULATOR_HOST').toBeTruthy();
    setLogLevel('silent');
    environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { rules: RULES } });
  });
  beforeEach(async () => {
    if (!stale) return;
    await environment.clearFirestore();
    await write({ ...buildCommonDocuments(), ...own });
    stale = false;
  });
  afterAll(async () => {
    await Promise.all([environment.cleanup(), ...[...clients.values()].map(terminate)]);
  });
  return { actor, session, admin, write, attempt, attemptRead };
}

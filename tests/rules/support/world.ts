import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, setLogLevel, terminate, writeBatch } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { connect, type Firestore, PAST_THE_RULES } from './client.ts';
import { modOf, profileOf } from './documents.ts';
import { accountFor, type Identity, SIGNED_IN_AT, UIDS, uidOf } from './identities.ts';
import { PROJECT, RULES } from './rules.ts';
import { verdict } from './verdict.ts';

/** Documents by path. */
export type Documents = Readonly<Record<string, object>>;

/** One of the identities at work: its uid and its Firestore, which the rules judge. */
export interface Actor {
  readonly identity: Identity;
  readonly uid: string;
  readonly db: Firestore;
}

/** What there is before every case: everybody's account and profile, an approved mod and one that is not. */
function commonDocuments(): Documents {
  const people = UIDS.flatMap((uid) => {
    const account = accountFor(uid);
    return [...(account ? [[`users/${uid}`, account]] : []), [`profiles/${uid}`, profileOf(uid, account?.role)]];
  });
  return {
    ...Object.fromEntries(people),
    'mods/approved': modOf('approved'),
    'mods/pending': modOf('pending', { status: 'pending' }),
  };
}

/** The same document once for each uid. */
export const forEveryone = (entry: (uid: string) => Documents): Documents => Object.assign({}, ...UIDS.map(entry));

export interface World {
  /** An identity at work; the same token each time. */
  actor(identity: Identity): Actor;
  /**
   * The Firestore of a uid whose token says when it signed in, in seconds; the same token each time.
   * @param mintedAt when its custom token was made, where it signed in by one
   */
  session(uid: string, authTime: number, mintedAt?: number): Firestore;
  /** Reads and writes past the rules, as functions do. */
  admin(): Firestore;
  /** Writes documents past the rules, at most 500. */
  write(documents: Documents): Promise<void>;
  /** Holds a request's answer against what the rules should say; after a refusal the documents are as they were. */
  attempt(allowed: boolean, request: Promise<unknown>): Promise<void>;
  /** The same for a request that changes nothing, whatever the answer. */
  attemptRead(allowed: boolean, request: Promise<unknown>): Promise<void>;
}

/**
 * A database under firestore.rules, which every case finds as it was first: the common documents and `own`.
 * To be called at the top of a test file.
 */
export function worldWith(own: Documents = {}): World {
  const clients = new Map<string, Firestore>();
  /** Whether a case may have changed a document since the database was made. */
  let stale = true;
  let environment: RulesTestEnvironment;
  const client = (key: string, token: Parameters<typeof connect>[1]) => {
    const db = clients.get(key) ?? connect(PROJECT, token);
    clients.set(key, db);
    return db;
  };
  const admin = () => {
    stale = true;
    return client('admin', PAST_THE_RULES);
  };
  const session = (uid: string, authTime: number, mintedAt?: number) =>
    client(`${uid} ${authTime} ${mintedAt}`, {
      ...{ sub: uid, iat: authTime, auth_time: authTime },
      ...(mintedAt === undefined ? {} : { minted_at: mintedAt }),
    });
  const actor = (identity: Identity): Actor => {
    const uid = uidOf(identity);
    return { identity, uid, db: identity === 'signed out' ? client('visitor', null) : session(uid, SIGNED_IN_AT) };
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
    await verdict(allowed, request);
    if (!allowed) stale = before;
  };
  const attemptRead = async (allowed: boolean, request: Promise<unknown>) => {
    await verdict(allowed, request);
  };
  beforeAll(async () => {
    expect(process.env.FIRESTORE_EMULATOR_HOST, 'FIRESTORE_EMULATOR_HOST').toBeTruthy();
    setLogLevel('silent');
    environment = await initializeTestEnvironment({ projectId: PROJECT, firestore: { rules: RULES } });
  });
  beforeEach(async () => {
    if (!stale) return;
    await environment.clearFirestore();
    await write({ ...commonDocuments(), ...own });
    stale = false;
  });
  afterAll(async () => {
    await Promise.all([environment.cleanup(), ...[...clients.values()].map(terminate)]);
  });
  return { actor, session, admin, write, attempt, attemptRead };
}

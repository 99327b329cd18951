import type { Role } from '@bigorna/domain/access/roles';
import { LOG_ENTRY_HEADER } from '@bigorna/domain/endpoints/admin/dialect';
import type { EndpointId } from '@bigorna/domain/endpoints/index';
import type { DocumentData } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { catalogue } from '../../../functions/src/catalogue/index.ts';
import { ask, call, type Reply } from './call.ts';
import { firestore } from './firebase.ts';
import { serveApi } from './in-process.ts';
import { type Member, makeMember } from './members.ts';
import { goodToken } from './tokens.ts';

export type Staff = Member & { token: string };

/** A staff member of a project of its own, where there is no login. */
export const staffMember = async (role: Role = 'admin'): Promise<Staff> => {
  const member = await makeMember({ role });
  return { ...member, token: goodToken(member.uid) };
};

interface About {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** The API of this process for a test file; begins and ends with it. */
export const ownApi = () => {
  let origin = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ origin, close } = await serveApi());
    await catalogue.ready();
  }, 60_000);
  afterAll(async () => {
    catalogue.close();
    await close();
  });
  return {
    /** Where it is served. */
    origin: () => origin,
    /** A call as a staff member, or as nobody. */
    call: (id: EndpointId, who: { token: string } | undefined, about: About = {}) =>
      call(id, { ...about, token: who?.token, origin }),
    ask: <K extends EndpointId>(id: K, who: { token: string } | undefined, about: About = {}) =>
      ask(id, { ...about, token: who?.token, origin }),
  };
};
export type OwnApi = ReturnType<typeof ownApi>;

/** The id of the log entry that a call left; null where it left none. */
export const entryIdOf = ({ headers }: Reply): string | null => headers.get(LOG_ENTRY_HEADER);

/** The log entry that a call left. */
export const entryOf = async (reply: Reply): Promise<DocumentData | undefined> =>
  (await firestore.doc(`logs/${entryIdOf(reply) ?? 'none'}`).get()).data();

/** How many entries the log has about a mod. */
export const entriesAbout = async (modId: string): Promise<number> =>
  (await firestore.collection('logs').where('about', 'array-contains', `mods/${modId}`).get()).size;

/** What is stored at a path. */
export const storedAt = async (path: string): Promise<DocumentData | undefined> =>
  (await firestore.doc(path).get()).data();

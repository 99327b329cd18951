import type { Role } from '@bigorna/domain/access/roles';
import type { EndpointId } from '@bigorna/domain/endpoints/index.schemas';
import { afterAll, beforeAll } from 'vitest';
import { catalogue } from '../../../functions/src/catalogue/index.ts';
import { callEndpoint, callForData } from './call.ts';
import { firestore } from './firebase.ts';
import { serveApi } from './in-process.ts';
import { createMember, type Member } from './members.ts';
import { createToken } from './tokens.ts';

export type Staff = Member & { token: string };

/** Start of all sessions: later than the clock of every test, so that no session is too old. */
const LATER = Date.parse('2100-01-01T00:00:00Z') / 1000;

/** Creates a staff member of a separate project, with a token that needs no login. */
export const createStaffMember = async (role: Role = 'admin'): Promise<Staff> => {
  const member = await createMember({ role });
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return { ...member, token: createToken(member.uid, LATER, expiresAt, undefined, { mfa: LATER }) };
};

interface CallOptions {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Serves the API with a ready catalogue in this process during a test file. */
export const createLocalApi = async () => {
  const { origin } = await serveApi();
  beforeAll(() => catalogue.ready(), 60_000);
  afterAll(() => catalogue.close());
  return {
    origin,
    /** Calls as a staff member, or without a token. */
    call: (id: EndpointId, who: { token: string } | undefined, about: CallOptions = {}) =>
      callEndpoint(id, { ...about, token: who?.token, origin }),
    ask: <K extends EndpointId>(id: K, who: { token: string } | undefined, about: CallOptions = {}) =>
      callForData(id, { ...about, token: who?.token, origin }),
  };
};
export type LocalApi = Awaited<ReturnType<typeof createLocalApi>>;

export const countLogEntries = async (modId: string): Promise<number> =>
  (await firestore.collection('logs').where('about', 'array-contains', `mods/${modId}`).get()).size;

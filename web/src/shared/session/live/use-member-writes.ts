import { useMemo } from 'react';
import { connection } from '#shared/browser/connection.ts';
import type { MemberWrites } from '#shared/live/create-member-writes.ts';
import type { Writer } from '#shared/live/member-writes.ts';
import { WriteFailure } from '#shared/live/write-failure.ts';
import { useAuth } from '../auth-context.tsx';
import { memberSession } from './member-session.ts';

/** How long a write waits until Firebase knows the member after a login. */
const SESSION_TIMEOUT_MS = 15_000;

const open = async (user: Writer | undefined): Promise<MemberWrites> => {
  if (!user) throw new WriteFailure('denied');
  if (await connection.confirmOffline()) throw new WriteFailure('offline');
  const [session, { createMemberWrites }] = await Promise.all([
    memberSession.waitFor(user.id, SESSION_TIMEOUT_MS),
    import('#shared/live/create-member-writes.ts').catch((cause) => {
      throw new WriteFailure('offline', { cause });
    }),
  ]);
  if (!session) throw new WriteFailure('offline');
  return createMemberWrites(session, user);
};

const createLazyWrites = (user: Writer | undefined): MemberWrites => ({
  setFavorite: async (...args) => (await open(user)).setFavorite(...args),
  addComment: async (...args) => (await open(user)).addComment(...args),
  editComment: async (...args) => (await open(user)).editComment(...args),
  deleteComment: async (...args) => (await open(user)).deleteComment(...args),
  setUseful: async (...args) => (await open(user)).setUseful(...args),
  rate: async (...args) => (await open(user)).rate(...args),
  vote: async (...args) => (await open(user)).vote(...args),
  report: async (...args) => (await open(user)).report(...args),
  markRead: async (...args) => (await open(user)).markRead(...args),
});

/** The signed-in member's writes. Their code loads with the first write. Signed out, every write is `denied`. */
export const useMemberWrites = (): MemberWrites => {
  const { user } = useAuth();
  return useMemo(() => createLazyWrites(user), [user]);
};

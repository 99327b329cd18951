import { useMemo } from 'react';
import { useAuth } from '../auth-context.tsx';
import { memberSession } from './member-session.ts';
import type { MemberWrites, Writer } from './member-writes.ts';
import { WriteFailure } from './write-failure.ts';

/** How long Firebase may need to know the member, after a login. */
const SESSION_PATIENCE_MS = 15_000;

const open = async (user: Writer | undefined): Promise<MemberWrites> => {
  if (!user) throw new WriteFailure('denied');
  if (!navigator.onLine) throw new WriteFailure('offline');
  const [session, { createMemberWrites }] = await Promise.all([
    memberSession.of(user.id, SESSION_PATIENCE_MS),
    import('#live/create-member-writes.ts').catch((cause) => {
      throw new WriteFailure('offline', { cause });
    }),
  ]);
  if (!session) throw new WriteFailure('offline');
  return createMemberWrites(session, user);
};

const writesOf = (user: Writer | undefined): MemberWrites => ({
  setFavorite: async (...args) => (await open(user)).setFavorite(...args),
  addComment: async (...args) => (await open(user)).addComment(...args),
  editComment: async (...args) => (await open(user)).editComment(...args),
  deleteComment: async (...args) => (await open(user)).deleteComment(...args),
  rate: async (...args) => (await open(user)).rate(...args),
  vote: async (...args) => (await open(user)).vote(...args),
  report: async (...args) => (await open(user)).report(...args),
  markRead: async (...args) => (await open(user)).markRead(...args),
});

/** What the signed-in member writes; the code of it is loaded with the first write. Signed out, every one is `denied`. */
export const useMemberWrites = (): MemberWrites => {
  const { user } = useAuth();
  return useMemo(() => writesOf(user), [user]);
};

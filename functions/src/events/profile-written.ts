import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '@bigorna/domain/entities/account';
import { renewAuthorCards } from '../members/member-data/author-cards.ts';
import { type DocumentWrite, onWritten, type WriteHandler } from './parse-write.ts';

interface ProfileWritten extends DocumentWrite<Profile> {
  readonly uid: string;
}

const getCardFields = (profile: Profile | undefined) =>
  profile && [profile.username, profile.display_name, profile.avatar_url, profile.role];

/** Whether comments must change: a new profile has no comments yet, and comments show only some fields of a profile. */
const changesCard = ({ before, after }: ProfileWritten): boolean =>
  before !== undefined && !isDeepStrictEqual(getCardFields(before), getCardFields(after));

export const PROFILE_HANDLERS: readonly WriteHandler<ProfileWritten>[] = [
  {
    name: 'author_cards',
    handle: async (written) => {
      if (changesCard(written)) await renewAuthorCards(written.uid);
    },
  },
];

/** API calls that change a card update the comments themselves. This trigger covers failed updates and direct edits. */
export const profileWritten = onWritten('profileWritten', 'profiles/{uid}', PROFILE_HANDLERS, ({ uid }) => ({ uid }));

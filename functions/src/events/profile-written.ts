import { isDeepStrictEqual } from 'node:util';
import type { Profile } from '@bigorna/domain/entities/account';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { renewAuthorCards } from '../comments/author-cards.ts';
import { type Follower, followAll, onWrite, type Written } from './on-written.ts';
import { writtenDocument } from './written-document.ts';

export interface ProfileWritten extends Written<Profile> {
  readonly uid: string;
}

const cardOf = (profile: Profile | undefined) =>
  profile && [profile.username, profile.display_name, profile.avatar_url, profile.role];

/** Who has no card yet has written no comment; and comments show less than the profile. */
const isShownOtherwise = ({ before, after }: ProfileWritten): boolean =>
  before !== undefined && !isDeepStrictEqual(cardOf(before), cardOf(after));

/** What follows when a public card was made, changed by whomever, or deleted. */
export const PROFILE_FOLLOWERS: readonly Follower<ProfileWritten>[] = [
  {
    name: 'author_cards',
    follow: async (written) => {
      if (isShownOtherwise(written)) await renewAuthorCards(written.uid);
    },
  },
];

/** Calls that change a card renew it on comments themselves; this does so after those that could not, and after consoles. */
export const profileWritten = onDocumentWritten(
  { ...onWrite('profileWritten'), document: 'profiles/{uid}' },
  ({ params: { uid }, data }) => followAll(PROFILE_FOLLOWERS, { uid, ...writtenDocument('profiles/{uid}', data) }),
);

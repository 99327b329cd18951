import { randomInt } from 'node:crypto';
import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { toGameVersionId } from '@bigorna/domain/game-versions';
import { type ApiResponse, callAs } from './call.ts';
import { firestore } from './firebase.ts';
import type { createSignedInMember } from './members.ts';

const offered: string[] = [];

/** Deletes the versions that tests have added, so that other tests do not see them. */
export const deleteOfferedVersions = async (): Promise<void> => {
  await Promise.all(offered.splice(0).map((id) => firestore.doc(`game_versions/${id}`).delete()));
};

/** A version that no other test has, newer than any real one. */
export const createVersion = (): string => `90.${randomInt(1_000_000)}.1`;

type Staff = Awaited<ReturnType<typeof createSignedInMember>>;

/** Adds a game version to those that forms and filters offer. */
export const offerVersion = (
  staff: Staff,
  version: string,
  content_type: ContentType = 'mod',
): Promise<ApiResponse> => {
  offered.push(toGameVersionId(content_type, version));
  return callAs('adminCreateGameVersion', staff, { body: { content_type, version } });
};

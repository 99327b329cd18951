import type { ActivityEntry } from '@bigorna/domain/entities/member';
import type { Mod } from '@bigorna/domain/entities/mod';

/** The mod fields of an activity entry. The entry has a copy of these fields, because the entry outlives the mod. */
export type ActivityModFields = Pick<ActivityEntry, 'mod_id' | 'title' | 'type' | 'category'>;

export const toActivityModFields = (
  modId: string,
  { title, content_type, categories }: Pick<Mod, 'title' | 'content_type' | 'categories'>,
): ActivityModFields => ({ mod_id: modId, title, type: content_type, category: categories[0] ?? null });

/** The id names the entry's subject, so that repeated writes hit the same entry. Days are UTC. */
export const getViewId = (modId: string, day: string): string => `views_${modId}_${day}`;
export const getDownloadId = (modId: string, releaseId: string, day: string): string =>
  `downloads_${modId}_${releaseId}_${day}`;
export const getCommentId = (comment: string): string => `comments_${comment}`;
export const getRatingId = (modId: string): string => `ratings_${modId}`;

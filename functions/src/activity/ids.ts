/** An activity entry's id says what it is about, so that the same again is the same entry. Days are UTC. */
export const viewId = (modId: string, day: string): string => `views_${modId}_${day}`;
export const downloadId = (modId: string, releaseId: string, day: string): string =>
  `downloads_${modId}_${releaseId}_${day}`;
export const favoriteId = (modId: string): string => `favorites_${modId}`;
export const commentId = (comment: string): string => `comments_${comment}`;
export const ratingId = (modId: string): string => `ratings_${modId}`;

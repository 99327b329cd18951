export { authorCards } from './events/author-cards.ts';
export { buildCatalogue } from './events/build-catalogue.ts';
export { commentWritten } from './events/comment-written.ts';
export { favoriteWritten } from './events/favorite-written.ts';
export { ratingWritten } from './events/rating-written.ts';
export { rollUp } from './events/roll-up.ts';
export { tick } from './events/tick.ts';
export { voteWritten } from './events/vote-written.ts';
export { admin, api, catalogue, media } from './http.ts';

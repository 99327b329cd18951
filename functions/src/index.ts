export { authorCards } from './events/author-cards.ts';
export { buildCatalogue } from './events/build-catalogue.ts';
export { rollUp } from './events/roll-up.ts';
export { tick } from './events/tick.ts';
export { admin, api, catalogue, media } from './http.ts';

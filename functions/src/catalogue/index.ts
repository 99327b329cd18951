export type { Catalogue, FacetCounts, Listing, Shelves } from './catalogue.ts';
export { catalogue } from './instance.ts';

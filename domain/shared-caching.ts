/** Caching of a response by Hosting's CDN, and not by browsers. */
export const formatSharedCaching = (seconds: number): string => `public, max-age=0, s-maxage=${seconds}`;

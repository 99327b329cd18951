/** The one Trusted Types policy of the site: by it /sw.js, and nothing else, becomes a script. */
export const SITE_TRUST = 'bigorna-worker';

/** The console's, which browsers ask of themselves: by it one invisible sign, and nothing else, becomes HTML. */
export const CONSOLE_TRUST = 'default';

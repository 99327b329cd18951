/** The only Trusted Types policy of the site. It allows one script URL: /sw.js. */
export const SITE_TRUST = 'bigorna-worker';

/** The console's default Trusted Types policy. It allows one HTML string: an invisible character. */
export const CONSOLE_TRUST = 'default';

import { CONSOLE_TRUST, SITE_TRUST } from './trusted-types.ts';

/** What browsers are told with every answer, be it a page, a file, JSON, a picture or a download. */
export const COMMON_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What a browser would ask its user for: the portal writes to the clipboard, and wants none of these.
  'Permissions-Policy': [
    'browsing-topics=()',
    'camera=()',
    'clipboard-read=()',
    'display-capture=()',
    'geolocation=()',
    'hid=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'publickey-credentials-get=()',
    'screen-wake-lock=()',
    'serial=()',
    'usb=()',
  ].join(', '),
} as const satisfies Readonly<Record<string, string>>;

/** Directives of a Content-Security-Policy; one without sources stands alone. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** A policy as its header says it. */
export const policyText = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const NONE = ["'none'"];
const SELF = ["'self'"];

/** No page of the portal is framed, embeds a plugin or moves the addresses that it names. */
const CLOSED: ContentPolicy = {
  'default-src': NONE,
  'base-uri': NONE,
  'object-src': NONE,
  'frame-ancestors': NONE,
};

/** Whatever is no page (JSON, pictures, scripts, downloads): opened by itself it loads nothing, runs nothing, has no origin. */
export const ANSWER_POLICY: ContentPolicy = {
  'default-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
  sandbox: [],
};

/** The API's description, /api/docs. */
export const DOCS_POLICY: ContentPolicy = {
  ...CLOSED,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': ["'self'", 'data:'],
  'connect-src': SELF,
  'form-action': SELF,
};

/** What a page's own index.html adds to its policy: the hashes of what it has inline, as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where Firebase's SDKs send what: sign-in, fresh tokens, live documents. */
const SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS = 'https://firestore.googleapis.com';
const UPLOADS = 'https://firebasestorage.googleapis.com';

/** Pages of the site. */
export const sitePolicy = ({ scripts, styles }: InlineHashes): ContentPolicy => ({
  ...CLOSED,
  'script-src': [...SELF, ...scripts],
  'style-src': [...SELF, ...styles],
  // blob: is the picture a member has chosen and not yet sent.
  'img-src': [...SELF, 'blob:'],
  'font-src': SELF,
  'connect-src': [...SELF, ...SIGN_IN, DOCUMENTS],
  'manifest-src': SELF,
  'worker-src': SELF,
  'form-action': SELF,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [SITE_TRUST],
});

/**
 * The empty `<style>` into which Emotion, which dresses the console, writes rule by rule through the DOM: that no policy
 * forbids, so that the console needs no 'unsafe-inline'.
 */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Pages of the console. */
export const consolePolicy = ({ scripts, styles }: InlineHashes): ContentPolicy => ({
  ...CLOSED,
  'script-src': [...SELF, ...scripts],
  'style-src': [...SELF, ...styles, EMPTY_STYLE],
  'img-src': SELF,
  'font-src': SELF,
  'connect-src': [...SELF, ...SIGN_IN, UPLOADS],
  'form-action': SELF,
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [CONSOLE_TRUST],
});

/** What Firebase App Check needs where a portal has it on: Google's script, its frame, and where tokens come from. */
const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/enterprise.js', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
} as const;

/**
 * A page's policy where App Check is on. It asks for no Trusted Types: the SDK and Google's script name scripts by plain
 * strings.
 */
export const withAppCheck = (policy: ContentPolicy): ContentPolicy => {
  const { 'require-trusted-types-for': _required, 'trusted-types': _named, ...rest } = policy;
  const added = Object.entries(APP_CHECK).map(([directive, sources]) => [
    directive,
    [...(rest[directive] ?? []), ...sources],
  ]);
  return { ...rest, ...Object.fromEntries(added) };
};

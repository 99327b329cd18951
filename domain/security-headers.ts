import { CONSOLE_TRUST, SITE_TRUST } from './trusted-types.ts';

/** Headers of every response (R151): pages, files, JSON, images, downloads. */
export const COMMON_HEADERS = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The portal needs none of these features, except passkeys on its own pages. Writing to the clipboard stays allowed.
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
    'publickey-credentials-get=(self)',
    'screen-wake-lock=()',
    'serial=()',
    'usb=()',
  ].join(', '),
} as const satisfies Readonly<Record<string, string>>;

/** Directives of a Content-Security-Policy. An empty list means a directive without value. */
export type ContentPolicy = Readonly<Record<string, readonly string[]>>;

/** A policy as a header value. */
export const formatPolicy = (policy: ContentPolicy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const NONE = ["'none'"];
const SELF = ["'self'"];

/** Base of the page policies: no frames, no plugins, no `<base>`. */
const CLOSED: ContentPolicy = {
  'default-src': NONE,
  'base-uri': NONE,
  'object-src': NONE,
  'frame-ancestors': NONE,
};

/** Policy of responses that are not pages: opened directly, they load nothing, run nothing and have no origin. */
export const RESPONSE_POLICY: ContentPolicy = {
  'default-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  'frame-ancestors': NONE,
  sandbox: [],
};

/** Policy of /api/docs. */
export const DOCS_POLICY: ContentPolicy = {
  ...CLOSED,
  'script-src': SELF,
  'style-src': SELF,
  'img-src': ["'self'", 'data:'],
  'connect-src': SELF,
  'form-action': SELF,
};

/** Hashes of a page's inline scripts and styles, as `'sha256-…'`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Hosts of the Firebase SDKs. */
const SIGN_IN = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
const DOCUMENTS = 'https://firestore.googleapis.com';
const UPLOADS = 'https://firebasestorage.googleapis.com';

export const createSitePolicy = ({ scripts, styles }: InlineHashes): ContentPolicy => ({
  ...CLOSED,
  'script-src': [...SELF, ...scripts],
  'style-src': [...SELF, ...styles],
  // blob: lets a page preview an image before the upload.
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
 * Hash of an empty `<style>`. Emotion inserts the console's rules into it through the DOM, which no policy blocks.
 * So the console needs no 'unsafe-inline'.
 */
export const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The console uploads to Cloud Storage, but does not read Firestore. */
export const createConsolePolicy = ({ scripts, styles }: InlineHashes): ContentPolicy => ({
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

/** Sources that App Check with reCAPTCHA Enterprise needs. */
const APP_CHECK = {
  'script-src': ['https://www.google.com/recaptcha/enterprise.js', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
} as const;

/**
 * A page's policy with App Check enabled. Trusted Types are off: the SDK and Google's script set script URLs as
 * plain strings.
 */
export const addAppCheck = (policy: ContentPolicy): ContentPolicy => {
  const { 'require-trusted-types-for': _required, 'trusted-types': _policies, ...rest } = policy;
  const added = Object.entries(APP_CHECK).map(([directive, sources]) => [
    directive,
    [...(rest[directive] ?? []), ...sources],
  ]);
  return { ...rest, ...Object.fromEntries(added) };
};

import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { CATEGORIES, CHANNELS, CONTENT_TYPES, LOADERS, SIDES } from '../catalogue-terms.ts';
import { GAME_VERSION, GAME_VERSION_MAX } from '../game-versions.ts';
import { HOSTED_IMAGE } from '../hosted-image.ts';
import { ACCESS_TYPES, BIO_MAX, DISPLAY_NAME_MAX, EMAIL_MAX, FULL_NAME_MAX, USERNAME } from '../limits.ts';
import { LOCALES } from '../locales.ts';

/** A timestamp in a document. Firestore timestamps are converted to Date before parsing. */
export const timestamp = z.date();
/** A timestamp in requests and responses: ISO 8601 in UTC. From 1970, because databases do not store year 0. */
export const isoTimestamp = z.iso.datetime().refine((text) => text >= '1970', { error: 'invalid_date' });

export const role = z.enum(ROLES);
export const locale = z.enum(LOCALES);
export const contentType = z.enum(CONTENT_TYPES);
export const loader = z.enum(LOADERS);
export const category = z.enum(CATEGORIES);
export const channel = z.enum(CHANNELS);
export const side = z.enum(SIDES);
export const accessType = z.enum(ACCESS_TYPES);

/** A document id that Firestore accepts and that cannot change the path. */
export const id = z
  .string()
  .max(128)
  .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/]+$/);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'slug_form' })
  .max(100);
export const gameVersion = z.string().regex(GAME_VERSION, { error: 'game_version_form' }).max(GAME_VERSION_MAX);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const sha512 = z.string().regex(/^[0-9a-f]{128}$/);
/** A path relative to the host's root, such as `/media/thumbnails/x.webp`. */
export const hostPath = z
  .string()
  // Browsers read `\` as `/`, and `//` starts another host's name.
  .regex(/^\/[^/\\\s][^\\\s]*$/, { error: 'path_form' })
  .max(500);
/** Path of an image on our host, as staff enter it. */
export const hostedImage = z.string({ error: 'required' }).regex(HOSTED_IMAGE, { error: 'invalid_value' }).max(500);
export const httpsUrl = z
  .url({ protocol: /^https$/, error: ({ code }) => (code === 'invalid_format' ? 'https_only' : undefined) })
  .max(2000);
export const count = z.int().nonnegative();

/** Error messages of these schemas are field error codes. `errors/texts` has the texts of the codes. */
export const username = z
  .string({ error: 'required' })
  .trim()
  .min(USERNAME.min, { error: 'username_length' })
  .max(USERNAME.max, { error: 'username_length' })
  .regex(USERNAME.pattern, {
    error: ({ input = '' }) => (USERNAME.reserved.test(input) ? 'username_underscores' : 'username_characters'),
  });
export const email = z
  .string({ error: 'required' })
  .trim()
  .max(EMAIL_MAX, { error: 'too_long' })
  .pipe(z.email({ error: 'invalid_email' }));
/** No control characters, and no characters that change the writing direction: pages show names unchanged. */
export const PRINTABLE_TEXT = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
export const displayName = z
  .string({ error: 'required' })
  .trim()
  .normalize('NFC')
  .max(DISPLAY_NAME_MAX, { error: 'too_long' })
  .regex(PRINTABLE_TEXT, { error: 'invisible_characters' });
/** A required text of a form. Devices type accents as one character or as two; the portal stores them as one. */
export const createInputSchema = (max: number) =>
  z.string({ error: 'required' }).trim().normalize('NFC').min(1, { error: 'required' }).max(max, { error: 'too_long' });
/** Like {@link createInputSchema}, for one line of {@link PRINTABLE_TEXT}. */
export const createLineSchema = (max: number) =>
  createInputSchema(max).regex(PRINTABLE_TEXT, { error: 'invisible_characters' });
export const fullName = createLineSchema(FULL_NAME_MAX);
/** Like {@link PRINTABLE_TEXT}, with line breaks and tabs. */
export const bio = z
  .string({ error: 'required' })
  .trim()
  .max(BIO_MAX, { error: 'too_long' })
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u, { error: 'invisible_characters' });

/**
 * A text of limited length. Counts code points like firestore.rules: an emoji counts as one, not as two as in
 * JavaScript.
 */
export const createTextSchema = (max: number) =>
  z
    .string()
    .min(1)
    .refine((text) => text.length <= max || [...text].length <= max);

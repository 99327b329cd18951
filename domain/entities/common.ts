import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { CATEGORIES, CHANNELS, CONTENT_TYPES, LOADERS } from '../catalogue-terms.ts';
import { ACCESS_TYPES, BIO_MAX, DISPLAY_NAME_MAX, EMAIL_MAX, FULL_NAME_MAX, USERNAME } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { OWN_PICTURE } from '../own-picture.ts';

/** A moment in a document: Firestore timestamps are turned to Date before they are parsed. */
export const moment = z.date();
/** A moment on the wire: ISO 8601 in UTC; from 1970 on, for databases keep no year 0. */
export const isoMoment = z.iso.datetime().refine((text) => text >= '1970', { error: 'invalid_value' });

export const role = z.enum(ROLES);
export const locale = z.enum(LOCALES);
export const contentType = z.enum(CONTENT_TYPES);
export const loader = z.enum(LOADERS);
export const category = z.enum(CATEGORIES);
export const channel = z.enum(CHANNELS);
export const accessType = z.enum(ACCESS_TYPES);

/** A document's id: what Firestore takes and what cannot lead to another path. */
export const id = z
  .string()
  .max(128)
  .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/]+$/);
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(100);
export const gameVersion = z
  .string()
  .regex(/^\d+(?:\.\d+){1,3}$/)
  .max(20);
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
export const sha512 = z.string().regex(/^[0-9a-f]{128}$/);
/** A path relative to the host's root, such as `/media/thumbnails/x.webp`. */
export const hostPath = z
  .string()
  // A browser reads `\` as `/`, and `//` begins the name of another host.
  .regex(/^\/[^/\\\s][^\\\s]*$/)
  .max(500);
/** One of the portal's own pictures as staff name it: nothing third-party. */
export const ownPicture = z.string({ error: 'required' }).regex(OWN_PICTURE, { error: 'invalid_value' }).max(500);
export const httpsUrl = z.url({ protocol: /^https$/ }).max(2000);
export const count = z.int().nonnegative();

/** The field errors of our own carry their code as the message; `errors/codes.ts` has the texts. */
export const username = z
  .string({ error: 'required' })
  .trim()
  .min(USERNAME.min, { error: 'username_length' })
  .max(USERNAME.max, { error: 'username_length' })
  .regex(USERNAME.pattern, { error: 'username_characters' });
export const email = z
  .string({ error: 'required' })
  .trim()
  .max(EMAIL_MAX, { error: 'too_long' })
  .pipe(z.email({ error: 'invalid_email' }));
/** Without control characters and without those that turn the direction of writing: a name is shown as it is. */
export const SHOWN_AS_IS = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;
export const displayName = z
  .string({ error: 'required' })
  .trim()
  .max(DISPLAY_NAME_MAX, { error: 'too_long' })
  .regex(SHOWN_AS_IS, { error: 'invalid_value' });
export const fullName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(FULL_NAME_MAX, { error: 'too_long' })
  .regex(SHOWN_AS_IS, { error: 'invalid_value' });
/** Lines and tabs are text; what else controls a page or turns its writing is not. */
export const bio = z
  .string({ error: 'required' })
  .trim()
  .max(BIO_MAX, { error: 'too_long' })
  .regex(/^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\n\t])*$/u, { error: 'invalid_value' });

/** A text of at most so many characters, as firestore.rules count them: an emoji is one, where JavaScript says two. */
export const textUpTo = (longest: number) =>
  z
    .string()
    .min(1)
    .refine((text) => text.length <= longest || [...text].length <= longest);

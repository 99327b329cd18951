import { CATEGORIES, CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { ad } from '@bigorna/domain/entities/ad';
import { COMMENT_KINDS } from '@bigorna/domain/entities/member';
import { translated } from '@bigorna/domain/entities/staff-fields';
import { z } from 'zod';
import changelogs from './changelogs.json' with { type: 'json' };
import descriptions from './descriptions.json' with { type: 'json' };
import { LANGUAGES } from './entries.ts';
import portal from './portal.json' with { type: 'json' };
import remarks from './remarks.json' with { type: 'json' };
import staffCases from './staff-cases.json' with { type: 'json' };
import threadReplies from './thread-replies.json' with { type: 'json' };

const byLanguage = <T extends z.ZodType>(value: T) => z.record(z.enum(LANGUAGES), value);
const lines = byLanguage(z.array(z.string()));

/** Sentences of release notes. */
export const CHANGELOGS = z
  .strictObject({ first: lines, added: lines, fixed: lines, unstable: lines })
  .parse(changelogs);

/** Description parts that authors add; sections start with their heading. */
export const DESCRIPTIONS = z
  .strictObject({
    listHeadings: lines,
    categoryNotes: z.record(z.enum(CATEGORIES), lines),
    sections: byLanguage(z.record(z.enum(CONTENT_TYPES), z.array(z.tuple([z.string(), z.string()])))),
    questions: byLanguage(z.array(z.strictObject({ ask: z.string(), answer: z.string() }))),
    closings: lines,
  })
  .parse(descriptions);

const remark = z.strictObject({ kind: z.enum(COMMENT_KINDS), text: z.string(), reply: z.string().exactOptional() });
export type Remark = z.infer<typeof remark>;
/** Members' comments; the generator fills in `{version}` and `{game}`. */
export const REMARKS = byLanguage(z.array(remark)).parse(remarks);
/** Replies of members that fit any comment. */
export const THREAD_REPLIES = byLanguage(z.array(z.string())).parse(threadReplies);

const ageDays = z.number();
const report = z.strictObject({
  by: z.string(),
  about: z.union([
    z.strictObject({ member: z.string() }),
    z.strictObject({ mod: z.string(), comment: z.string().exactOptional() }),
  ]),
  reason: z.string(),
  ageDays,
  resolved: z.strictObject({ outcome: z.enum(['upheld', 'dismissed']), note: z.string(), ageDays }).exactOptional(),
});
/** A report by a member; open reports are oldest first. */
export type SeedReport = z.infer<typeof report>;

/** A message from the contact page; `from` is its author if signed in. */
const message = z.strictObject({
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  from: z.string().exactOptional(),
  ageDays,
  handled: z.strictObject({ answered: z.boolean(), note: z.string(), ageDays }).exactOptional(),
});
export const { reports: REPORTS, messages: MESSAGES } = z
  .strictObject({ reports: z.array(report), messages: z.array(message) })
  .parse(staffCases);

const text = translated.required();
/** The portal's texts, and its ads without their booking. */
export const PORTAL = z
  .strictObject({
    faq: z.array(z.strictObject({ question: text, answer: text })),
    changelog: z.array(z.strictObject({ version: z.string(), ageDays, title: text, body: text })),
    mediaKit: z.strictObject({
      headline: text,
      about: text,
      labels: z.strictObject({ downloads: text, mods: text, members: text }),
      formats: z.array(z.strictObject({ name: text, description: text, price_cents: z.int() })),
    }),
    ads: z.array(
      ad.omit({ starts_at: true, ends_at: true, active: true, updated_at: true }).extend({ id: z.string() }),
    ),
  })
  .parse(portal);

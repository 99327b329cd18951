import { z } from 'zod';
import {
  accessType,
  category,
  contentType,
  count,
  createLineSchema,
  hostedImage,
  httpsUrl,
  id,
  isoTimestamp,
  locale,
  slug,
} from '../../entities/common.ts';
import { modDetails } from '../../entities/mod.ts';
import { finding, release, releaseVerdict } from '../../entities/release.ts';
import { MOD_TEXT } from '../../limits.ts';
import { MOD_STATUSES } from '../../mod-status.ts';
import { REJECT_REASONS } from '../../reject-reasons.ts';
import { modPage, modRelease } from '../mods.schemas.ts';
import { expectedUpdatedAt } from './dialect.schemas.ts';
import { newReleaseBody } from './release-body.schemas.ts';

/** A release of any verdict, for staff. */
export const staffRelease = modRelease.extend({
  verdict: release.shape.verdict,
  findings: z.array(finding),
  fields: releaseVerdict.shape.fields,
  /** Set for an external release only. */
  external_url: z.string().nullable(),
  confirmed_by: id.nullable(),
  reason: z.string().nullable(),
  /** Whether the release was withdrawn as harmful. */
  taken_down: z.boolean(),
});
export type StaffRelease = z.infer<typeof staffRelease>;

/** A mod for staff: the public page and the data for staff only. */
export const staffMod = modPage.extend({
  status: z.enum(MOD_STATUSES),
  deleted_at: isoTimestamp.nullable(),
  submitted_at: isoTimestamp.nullable(),
  /** When a soft-deleted mod will be purged. */
  purge_at: isoTimestamp.nullable(),
  created_by: z.string().nullable(),
  former_status: z.enum(MOD_STATUSES).nullable(),
  reason: z.string().nullable(),
  reason_code: z.enum(REJECT_REASONS).nullable(),
  decided_at: isoTimestamp.nullable(),
  /** Number of the last approved revision; null before the first approval. */
  revision: count.nullable(),
  /** Releases of every verdict, newest first. `releases` has only those visible to visitors. */
  all_releases: z.array(staffRelease),
});
export type StaffMod = z.infer<typeof staffMod>;

const link = z.preprocess((value) => (value === '' ? null : value), httpsUrl.nullable());

const picture = modDetails.shape.gallery.element.extend({ url: hostedImage });

/** Fields of a mod that staff edit. Omitted fields stay unchanged. New mods require title, author and content type. */
export const modFields = z.object({
  title: createLineSchema(MOD_TEXT.title),
  author: createLineSchema(MOD_TEXT.author),
  short_description: z.string().trim().max(MOD_TEXT.short, { error: 'too_long' }),
  description: z.string().max(MOD_TEXT.description, { error: 'too_long' }),
  /** Language of the texts; pt-BR by default for new mods. */
  language: locale,
  content_type: contentType,
  access: accessType,
  categories: z.array(category).max(MOD_TEXT.categories),
  tags: z.array(createLineSchema(MOD_TEXT.tag)).max(MOD_TEXT.tags),
  license: z.preprocess((value) => (value === '' ? null : value), createLineSchema(MOD_TEXT.license).nullable()),
  links: z.object({ source: link, issues: link, site: link }),
  thumbnail_url: hostedImage.nullable(),
  gallery: z.array(picture).max(MOD_TEXT.gallery),
  /** Derived from the title if absent. Previous slugs keep working (R016). */
  slug,
  featured: z.boolean(),
});
export type ModField = keyof typeof modFields.shape;
export const newModBody = modFields
  .partial()
  .required({ title: true, author: true, content_type: true })
  .extend({
    /** `pending` adds the mod to the review queue. */
    status: z.enum(['draft', 'pending']).default('draft'),
    /** The first release, created together with the mod. */
    release: newReleaseBody.optional(),
  });
export const modBody = modFields.partial().extend({ updated_at: expectedUpdatedAt });

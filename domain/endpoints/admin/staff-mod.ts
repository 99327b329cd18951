import { z } from 'zod';
import {
  accessType,
  category,
  contentType,
  count,
  httpsUrl,
  id,
  isoMoment,
  locale,
  ownPicture,
  SHOWN_AS_IS,
  slug,
} from '../../entities/common.ts';
import { modDetails } from '../../entities/mod.ts';
import { finding, release, releaseVerdict } from '../../entities/release.ts';
import { MOD_TEXT } from '../../limits.ts';
import { MOD_STATUSES } from '../../mod-status.ts';
import { REJECT_REASONS } from '../../reject-reasons.ts';
import { modPage, modRelease } from '../mods.ts';
import { seen } from './dialect.ts';

/** A release as staff see it, whatever its verdict. */
export const staffRelease = modRelease.extend({
  verdict: release.shape.verdict,
  findings: z.array(finding),
  fields: releaseVerdict.shape.fields,
  /** Where an external one is. */
  external_url: z.string().nullable(),
  confirmed_by: id.nullable(),
  reason: z.string().nullable(),
});
export type StaffRelease = z.infer<typeof staffRelease>;

/** A mod as the console shows it: the visitor's page, and all that only staff may know. */
export const staffMod = modPage.extend({
  status: z.enum(MOD_STATUSES),
  deleted_at: isoMoment.nullable(),
  /** When a mod thrown away is gone for good. */
  purge_at: isoMoment.nullable(),
  created_by: z.string().nullable(),
  former_status: z.enum(MOD_STATUSES).nullable(),
  reason: z.string().nullable(),
  reason_code: z.enum(REJECT_REASONS).nullable(),
  decided_at: isoMoment.nullable(),
  /** Number of the last approved state; null before the first. */
  revision: count.nullable(),
  /** Every release, whatever its verdict, newest first; `releases` are those that visitors see. */
  all_releases: z.array(staffRelease),
});
export type StaffMod = z.infer<typeof staffMod>;

const line = (max: number) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(max, { error: 'too_long' })
    .regex(SHOWN_AS_IS, { error: 'invalid_value' });
const link = z.preprocess((value) => (value === '' ? null : value), httpsUrl.nullable());

const picture = modDetails.shape.gallery.element.extend({ url: ownPicture });

/** What staff write of a mod. What is left out stays as it is; of a new one only title, author and kind are needed. */
export const modFields = z.object({
  title: line(MOD_TEXT.title),
  author: line(MOD_TEXT.author),
  short_description: z.string().trim().max(MOD_TEXT.short, { error: 'too_long' }),
  description: z.string().max(MOD_TEXT.description, { error: 'too_long' }),
  /** What the texts are written in; Portuguese where a new mod does not say. */
  language: locale,
  content_type: contentType,
  access: accessType,
  categories: z.array(category).max(5, { error: 'too_long' }),
  tags: z.array(line(MOD_TEXT.tag)).max(MOD_TEXT.tags, { error: 'too_long' }),
  license: z.preprocess((value) => (value === '' ? null : value), line(MOD_TEXT.license).nullable()),
  links: z.object({ source: link, issues: link, site: link }),
  thumbnail_url: ownPicture.nullable(),
  gallery: z.array(picture).max(MOD_TEXT.gallery, { error: 'too_long' }),
  /** Made from the title without one. A former slug goes on leading here. */
  slug,
  featured: z.boolean(),
});
export const newModBody = modFields
  .partial()
  .required({ title: true, author: true, content_type: true })
  .extend({
    /** `pending` puts it into the queue at once. */
    status: z.enum(['draft', 'pending']).default('draft'),
  });
export const modBody = modFields.partial().extend({ updated_at: seen });

import { z } from 'zod';
import {
  channel,
  contentType,
  count,
  gameVersion,
  hostPath,
  httpsUrl,
  id,
  loader,
  SHOWN_AS_IS,
  sha256,
  sha512,
} from '../../entities/common.ts';
import { archiveFields, dependency, finding, upload } from '../../entities/release.ts';
import { REASON_MAX, REASON_MIN, RELEASE_TEXT } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { seen } from './dialect.ts';
import { staffRelease } from './staff-mod.ts';

/** Where staff's browsers put a file: `quarantine/{slot}`. What was found in it is a document of that id, so it is one. */
export const uploadSlot = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,128}$/);

/** What the check made of an archive. */
export const inspection = z.object({
  slot: uploadSlot,
  file_name: z.string(),
  size: count,
  sha256,
  sha512,
  content_type: contentType.nullable(),
  verdict: upload.shape.verdict,
  findings: z.array(finding),
  /** Read from the archive's manifest, to begin the form with. */
  fields: archiveFields,
});
export type Inspection = z.infer<typeof inspection>;

export const releaseFields = z.object({
  version: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(RELEASE_TEXT.version, { error: 'too_long' })
    .regex(SHOWN_AS_IS, { error: 'invalid_value' }),
  channel,
  changelog: z.string().max(RELEASE_TEXT.changelog, { error: 'too_long' }),
  game_versions: z.array(gameVersion).min(1, { error: 'required' }).max(100),
  loaders: z.array(loader).min(1, { error: 'required' }),
  dependencies: z.array(dependency.pick({ mod_id: true, kind: true })).max(50),
});
/** A plain name: what it is kept under has nothing to do with it. */
const fileName = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(RELEASE_TEXT.fileName, { error: 'too_long' })
  .regex(/^[^/\\]*$/, { error: 'invalid_value' })
  .regex(SHOWN_AS_IS, { error: 'invalid_value' });
export const newReleaseBody = releaseFields
  .partial()
  .required({ version: true, channel: true, game_versions: true, loaders: true })
  .extend({
    /** A checked upload, or an address elsewhere: one of them. */
    slot: uploadSlot.optional(),
    external_url: httpsUrl.optional(),
    file_name: fileName.optional(),
  })
  .superRefine(({ slot, external_url }, context) => {
    if ((slot === undefined) === (external_url === undefined))
      context.addIssue({ code: 'custom', path: ['slot'], message: 'required' });
  });

const params = z.object({ mod: id, id });
const inMod = { service: 'admin', dialect: 'envelope' } as const;
/** The mod's `updated_at` as it was seen: what its staff see of a release is of that state. */
const seenBody = z.object({ updated_at: seen });
const slotParams = z.object({ slot: uploadSlot });

export const releaseEndpoints = {
  inspectUpload: endpoint({
    method: 'post',
    path: '/admin/uploads/{slot}/inspect',
    summary:
      'Check the archive in a slot of the quarantine: clean bytes are kept under a new name, the upload is deleted',
    access: 'edit:release',
    service: 'media',
    dialect: 'envelope',
    params: slotParams,
    body: z.object({ file_name: fileName }),
    answer: inspection,
    errors: ['file_not_found', 'payload_too_large', 'too_many_requests'],
  }),
  keepPicture: endpoint({
    method: 'post',
    path: '/admin/uploads/{slot}/picture',
    summary: 'Make the picture in a slot one of the portal’s: encoded anew, without what it said of itself',
    access: 'edit:release',
    service: 'media',
    dialect: 'envelope',
    params: slotParams,
    body: z.object({ use: z.enum(['thumbnail', 'gallery', 'ad', 'brand']) }),
    answer: z.object({ url: hostPath, width: count, height: count }),
    errors: [
      'file_not_found',
      'file_too_large',
      'image_unsupported',
      'image_unreadable',
      'image_too_big',
      'too_many_requests',
    ],
  }),
  createRelease: endpoint({
    ...inMod,
    method: 'post',
    path: '/admin/mods/{id}/releases',
    summary: 'Add a release: a checked upload, or a file hosted elsewhere that waits for a person’s word',
    access: 'edit:release',
    params: z.object({ id }),
    body: newReleaseBody,
    answer: staffRelease,
    errors: ['mod_not_found', 'file_not_found', 'file_blocked', 'release_exists', 'mod_too_large'],
  }),
  updateRelease: endpoint({
    ...inMod,
    method: 'put',
    path: '/admin/mods/{mod}/releases/{id}',
    summary: 'Change what is said of a release; its file stays',
    access: 'edit:release',
    params,
    body: releaseFields.partial().extend(seenBody.shape),
    answer: staffRelease,
    errors: ['mod_not_found', 'record_not_found', 'stale', 'release_exists', 'mod_too_large'],
  }),
  clearRelease: endpoint({
    ...inMod,
    method: 'post',
    path: '/admin/mods/{mod}/releases/{id}/clear',
    summary: 'Confirm a release that is hosted elsewhere, or bring a withdrawn one back',
    access: 'edit:release',
    params,
    body: seenBody,
    answer: staffRelease,
    errors: [
      'mod_not_found',
      'record_not_found',
      'stale',
      'move_not_allowed',
      'file_blocked',
      'release_exists',
      'mod_too_large',
    ],
  }),
  withdrawRelease: endpoint({
    ...inMod,
    method: 'post',
    path: '/admin/mods/{mod}/releases/{id}/withdraw',
    summary: 'Take a release away from visitors, at once',
    access: 'edit:release',
    params,
    body: seenBody.extend({
      reason: z
        .string({ error: 'required' })
        .trim()
        .min(REASON_MIN, { error: 'too_short' })
        .max(REASON_MAX, { error: 'too_long' }),
    }),
    answer: staffRelease,
    errors: ['mod_not_found', 'record_not_found', 'stale', 'move_not_allowed'],
  }),
  deleteRelease: endpoint({
    ...inMod,
    method: 'delete',
    path: '/admin/mods/{mod}/releases/{id}',
    summary: 'Delete a release and its file for good',
    access: 'edit:release',
    params,
    answer: z.null(),
    errors: ['mod_not_found', 'record_not_found'],
  }),
};

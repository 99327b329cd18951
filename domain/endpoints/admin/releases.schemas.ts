import { z } from 'zod';
import { contentType, count, hostPath, id, sha256, sha512 } from '../../entities/common.ts';
import { archiveFields, finding, upload } from '../../entities/release.ts';
import { staffReason } from '../../entities/staff-fields.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import { expectedUpdatedAt } from './dialect.schemas.ts';
import { fileName, newReleaseBody, releaseFields, uploadSlot } from './release-body.schemas.ts';
import type { releaseEndpoints } from './releases.ts';
import { staffRelease } from './staff-mod.schemas.ts';

/** Result of checking an archive. */
export const inspection = z.object({
  slot: uploadSlot,
  file_name: z.string(),
  size: count,
  sha256,
  sha512,
  content_type: contentType.nullable(),
  verdict: upload.shape.verdict,
  findings: z.array(finding),
  /** From the archive's manifest, to prefill the form. */
  fields: archiveFields,
  /** Whether the manifest names a picture, which `keepIcon` can store. */
  has_icon: z.boolean(),
});
export type Inspection = z.infer<typeof inspection>;

const params = z.object({ mod: id, id });
/** Optimistic locking by the mod's `updated_at`, which covers its releases. */
const lockBody = z.object({ updated_at: expectedUpdatedAt });
const slotParams = z.object({ slot: uploadSlot });

const storedPicture = z.object({ url: hostPath, width: count, height: count });
const PICTURE_ERRORS = [
  'file_not_found',
  'file_too_large',
  'image_unsupported',
  'image_unreadable',
  'image_too_big',
] as const;

export const releaseSchemas = {
  inspectUpload: {
    summary: 'Check an uploaded archive: stores clean bytes under a new name and deletes the upload',
    params: slotParams,
    body: z.object({
      file_name: fileName,
      /** The mod of the release. If given, the findings say whether the file belongs to another mod. */
      mod: id.optional(),
    }),
    response: inspection,
    errors: ['file_not_found', 'mod_not_found', 'payload_too_large'],
  },
  keepPicture: {
    summary: 'Store an uploaded image, re-encoded and without metadata',
    params: slotParams,
    body: z.object({ use: z.enum(['thumbnail', 'gallery', 'ad', 'brand']) }),
    response: storedPicture,
    errors: PICTURE_ERRORS,
  },
  keepIcon: {
    summary: 'Store the picture that a checked upload’s manifest names as a mod’s thumbnail, re-encoded',
    params: slotParams,
    response: storedPicture,
    errors: PICTURE_ERRORS,
  },
  createRelease: {
    summary: 'Create a release from a checked upload, or from an external file that staff must confirm',
    params: z.object({ id }),
    body: newReleaseBody,
    response: staffRelease,
    errors: ['mod_not_found', 'file_not_found', 'file_blocked', 'release_exists', 'mod_too_large'],
  },
  updateRelease: {
    summary: 'Update the metadata of a release; its file stays',
    params,
    body: releaseFields.partial().extend(lockBody.shape),
    response: staffRelease,
    errors: ['mod_not_found', 'record_not_found', 'stale', 'release_exists', 'mod_too_large'],
  },
  clearRelease: {
    summary: 'Confirm a held release, or bring a withdrawn one back',
    params,
    body: lockBody,
    response: staffRelease,
    errors: [
      'mod_not_found',
      'record_not_found',
      'stale',
      'move_not_allowed',
      'file_blocked',
      'release_exists',
      'mod_too_large',
    ],
  },
  withdrawRelease: {
    summary: 'Withdraw a release at once',
    params,
    body: lockBody.extend({ reason: staffReason }),
    response: staffRelease,
    errors: ['mod_not_found', 'record_not_found', 'stale', 'move_not_allowed'],
  },
  deleteRelease: {
    summary: 'Delete a release and its file permanently',
    params,
    response: z.null(),
    errors: ['mod_not_found', 'record_not_found'],
  },
} satisfies SchemaTable<typeof releaseEndpoints>;

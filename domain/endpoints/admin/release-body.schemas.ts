import { z } from 'zod';
import {
  channel,
  createInputSchema,
  createLineSchema,
  gameVersion,
  httpsUrl,
  loader,
  PRINTABLE_TEXT,
  side,
} from '../../entities/common.ts';
import { dependency } from '../../entities/release.ts';
import { RELEASE_TEXT } from '../../limits.ts';

/** Name of an upload in `quarantine/{slot}`, and id of the document with the result of its check (`uploads/{slot}`). */
export const uploadSlot = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{16,128}$/);

/** Fields of a release that staff edit. */
export const releaseFields = z.object({
  version: createLineSchema(RELEASE_TEXT.version),
  channel,
  changelog: z.string().max(RELEASE_TEXT.changelog, { error: 'too_long' }),
  game_versions: z.array(gameVersion).min(1, { error: 'required' }).max(100),
  loaders: z.array(loader).min(1, { error: 'required' }),
  /** If absent in a new release, the manifest's value applies. */
  side: side.nullable(),
  dependencies: z.array(dependency.pick({ mod_id: true, kind: true })).max(50),
});

/** File name for downloads. The storage path does not depend on it. */
export const fileName = createInputSchema(RELEASE_TEXT.fileName)
  .regex(/^[^/\\]*$/, { error: 'file_name_form' })
  .regex(PRINTABLE_TEXT, { error: 'invisible_characters' });

export const newReleaseBody = releaseFields
  .partial()
  .required({ version: true, channel: true, game_versions: true, loaders: true })
  .extend({
    /** A checked upload. Required: either this or `external_url`, not both. */
    slot: uploadSlot.optional(),
    external_url: httpsUrl.optional(),
    file_name: fileName.optional(),
  })
  .superRefine(({ slot, external_url }, context) => {
    if ((slot === undefined) === (external_url === undefined))
      context.addIssue({ code: 'custom', path: ['slot'], message: 'required' });
  });

import { z } from 'zod';
import { contentType, isoTimestamp } from '../../entities/common.ts';
import { listedGameVersion } from '../../entities/portal.ts';
import { GAME_VERSION, GAME_VERSION_MAX } from '../../game-versions.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import {
  createRestQuery,
  createSchemas,
  deleteSchemas,
  expectedUpdatedAt,
  getSchemas,
  idsFilter,
  listSchemas,
} from './dialect.schemas.ts';
import type { gameVersionEndpoints } from './game-versions.ts';

/** A game version that forms and filters offer. `id` is its content type and version: `mod@26.1`. */
export const adminGameVersion = listedGameVersion.extend({ id: z.string(), updated_at: isoTimestamp });
export type AdminGameVersion = z.infer<typeof adminGameVersion>;

export const gameVersionBody = z.object({
  content_type: contentType,
  version: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(GAME_VERSION_MAX, { error: 'too_long', abort: true })
    .regex(GAME_VERSION, { error: 'game_version_form' }),
  updated_at: expectedUpdatedAt,
});
export const gameVersionsQuery = createRestQuery(['version', 'updated_at'], ['version', 'DESC'], {
  content_type: contentType.optional(),
  id: idsFilter,
});

export const gameVersionSchemas = {
  adminListGameVersions: listSchemas(adminGameVersion, 'List the game versions that forms and filters offer'),
  adminGetGameVersion: getSchemas(adminGameVersion, 'Get an offered game version'),
  adminCreateGameVersion: createSchemas(
    adminGameVersion,
    gameVersionBody,
    'Offer a game version; no change if it is already offered',
  ),
  adminDeleteGameVersion: deleteSchemas(
    adminGameVersion,
    'Offer a game version no longer; it stays valid where releases name it',
  ),
} satisfies SchemaTable<typeof gameVersionEndpoints>;

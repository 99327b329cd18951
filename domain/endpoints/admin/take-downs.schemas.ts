import { z } from 'zod';
import { count, createLineSchema, id, isoTimestamp, locale, sha256, sha512 } from '../../entities/common.ts';
import { release } from '../../entities/release.ts';
import { staffReason } from '../../entities/staff-fields.ts';
import { takeDown } from '../../entities/take-down.ts';
import { BLOCKED_FILE_NAME_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import {
  createRestQuery,
  createSchemas,
  deleteSchemas,
  expectedUpdatedAt,
  getSchemas,
  idsFilter,
  listSchemas,
  updateSchemas,
} from './dialect.schemas.ts';
import type { takeDownEndpoints } from './take-downs.ts';
import { adminUser } from './users.schemas.ts';

const fileHash = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.union([sha256, sha512], { error: 'hash_form' }));
const name = createLineSchema(BLOCKED_FILE_NAME_MAX);

export const blockedFileBody = z.object({ hash: fileHash, name, reason: staffReason });

/** A file that no release may equal or contain. `id` is its SHA-256 or SHA-512. */
export const adminBlockedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Reason and actor of the block; null if the log does not have them. */
  reason: z.string().nullable(),
  blocked_by: z.object({ id, name: z.string().nullable() }).nullable(),
  created_at: isoTimestamp,
  updated_at: isoTimestamp,
});
export type AdminBlockedFile = z.infer<typeof adminBlockedFile>;

/** A blocked file with the releases that equal or contain it. */
export const blockedFileCard = adminBlockedFile.extend({
  releases: z.array(
    z.object({ mod_id: id, title: z.string(), release_id: id, version: z.string(), verdict: release.shape.verdict }),
  ),
});
export type BlockedFileCard = z.infer<typeof blockedFileCard>;
export const blockedFilesQuery = createRestQuery(['created_at', 'name'], ['created_at', 'DESC'], { id: idsFilter });

/** A downloader of a mod or of one release. */
export const adminDownloader = adminUser.pick({ id: true, username: true, display_name: true, email: true }).extend({
  /** Time of the first download of the mod. */
  first_at: isoTimestamp,
  /** Language of the account; null if the member never chose one. */
  language: locale.nullable(),
});
export type AdminDownloader = z.infer<typeof adminDownloader>;
/** Without `release_id`: downloaders of any release, including downloaders whose release ids are unknown. */
export const downloadersQuery = createRestQuery(['id'], ['id', 'ASC'], { mod_id: id, release_id: id.optional() });

const takeDownBody = z.object({
  reason: staffReason,
  /** Also blocks the files, so that they cannot be uploaded again. */
  block: z.boolean().default(true),
});
/** Selects releases by their creator, by a time span of creation, or by both. */
const createdBy = { uid: id.optional(), from: isoTimestamp.optional(), to: isoTimestamp.optional() };
const needsCreator = ({ uid, from, to }: { uid?: unknown; from?: unknown; to?: unknown }): boolean =>
  uid !== undefined || (from !== undefined && to !== undefined);
const CREATOR_REQUIRED = { path: ['uid'], error: 'required' };
/**
 * Progress of a take-down. A task continues the take-down until its state is `done`. The state is `failed` after a day
 * without progress.
 */
export const takeDownResult = takeDown.pick({ state: true }).extend({
  id,
  /** Number of releases that are still to be withdrawn. */
  pending: count,
  /** Ids of the releases that are withdrawn so far. */
  releases: z.array(id),
  /** Number of downloaders of the releases' mods; null until all releases are withdrawn. */
  downloaders: count.nullable(),
});
export type TakeDownResult = z.infer<typeof takeDownResult>;

const takeDownSchema = { body: takeDownBody, response: takeDownResult };

export const takeDownSchemas = {
  takeDownRelease: {
    ...takeDownSchema,
    summary: 'Withdraw a harmful release, block its file and warn all who downloaded it',
    params: z.object({ mod: id, id }),
    errors: ['mod_not_found', 'record_not_found'],
  },
  takeDownMod: {
    ...takeDownSchema,
    summary: 'Take down all releases of a mod',
    params: z.object({ id }),
    errors: ['mod_not_found'],
  },
  takeDownFile: {
    ...takeDownSchema,
    summary: 'Take down all releases that equal or contain a file',
    params: z.object({ hash: fileHash }),
  },
  takeDownCreated: {
    ...takeDownSchema,
    summary: 'Take down all releases that an account created, or that were created in a time span',
    /** `count` is the result of `countCreated`. If the number has changed since, the call fails with `stale`. */
    body: takeDownBody.extend({ ...createdBy, count }).refine(needsCreator, CREATOR_REQUIRED),
    errors: ['stale', 'selection_too_large'],
  },
  countCreated: {
    summary: 'Count the releases that an account created, or that were created in a time span',
    query: z.strictObject(createdBy).refine(needsCreator, CREATOR_REQUIRED),
    response: z.object({ releases: count, mods: count }),
    errors: ['selection_too_large'],
  },
  getTakeDown: getSchemas(takeDownResult, 'Get the progress of a take-down'),
  adminListDownloaders: listSchemas(
    adminDownloader,
    'List downloaders of a mod or release; the e-mail requires a permission',
  ),
  adminListBlockedFiles: listSchemas(adminBlockedFile, 'List blocked files'),
  adminGetBlockedFile: getSchemas(blockedFileCard, 'Get a blocked file and the releases that equal or contain it'),
  adminCreateBlockedFile: createSchemas(
    adminBlockedFile,
    blockedFileBody,
    'Block a file by its SHA-256 or SHA-512; no change if it is already blocked',
  ),
  adminUpdateBlockedFile: updateSchemas(
    adminBlockedFile,
    z.object({ name, updated_at: expectedUpdatedAt }),
    'Rename a blocked file',
  ),
  adminDeleteBlockedFile: deleteSchemas(adminBlockedFile, 'Unblock a file'),
} satisfies SchemaTable<typeof takeDownEndpoints>;

import { z } from 'zod';
import { count, id, isoMoment, SHOWN_AS_IS, sha256, sha512 } from '../../entities/common.ts';
import { release } from '../../entities/release.ts';
import { BLOCKED_FILE_NAME_MAX, REASON_MAX, REASON_MIN } from '../../limits.ts';
import { endpoint } from '../endpoint.ts';
import { deleteCall, getCall, idsFilter, listCall, restQuestion, seen, updateCall } from './dialect.ts';
import { adminUser } from './users.ts';

const fileHash = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.union([sha256, sha512], { error: 'invalid_value' }));
const name = z
  .string({ error: 'required' })
  .trim()
  .min(1, { error: 'required' })
  .max(BLOCKED_FILE_NAME_MAX, { error: 'too_long' })
  .regex(SHOWN_AS_IS, { error: 'invalid_value' });

const reason = z
  .string({ error: 'required' })
  .trim()
  .min(REASON_MIN, { error: 'too_short' })
  .max(REASON_MAX, { error: 'too_long' });
/** What staff write to block a file. */
export const blockedFileBody = z.object({ hash: fileHash, name, reason });

/** A file that no release may be or hold; `id` is its SHA-256 or SHA-512. */
export const adminBlockedFile = z.object({
  id: z.string(),
  name: z.string(),
  /** Why it was blocked, and by whom; null where the log does not tell, or no longer. */
  reason: z.string().nullable(),
  blocked_by: z.object({ id, name: z.string().nullable() }).nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
});
export type AdminBlockedFile = z.infer<typeof adminBlockedFile>;

/** The same with the releases that are, or hold, that file. */
export const blockedFileCard = adminBlockedFile.extend({
  releases: z.array(
    z.object({ mod_id: id, title: z.string(), release_id: id, version: z.string(), verdict: release.shape.verdict }),
  ),
});
export type BlockedFileCard = z.infer<typeof blockedFileCard>;
export const blockedFilesQuestion = restQuestion(['created_at', 'name'], ['created_at', 'DESC'], { id: idsFilter });

/** A member who downloaded a mod, or one of its releases. */
export const adminDownloader = adminUser.pick({ id: true, username: true, display_name: true, email: true }).extend({
  /** Their first download of the mod. */
  first_at: isoMoment,
});
export type AdminDownloader = z.infer<typeof adminDownloader>;
/** Without a release: all who downloaded any, also those of whom it was not kept which. */
export const downloadersQuestion = restQuestion(['id'], ['id', 'ASC'], { mod_id: id, release_id: id.optional() });

const takeDownBody = z.object({
  reason,
  /** Whether the files are blocked too, so that nobody brings them back. */
  block: z.boolean().default(true),
});
/** What a take-down came to: the releases that it withdrew, and how many have downloaded the mods that they are of. */
export const takenDown = z.object({ releases: z.array(id), downloaders: count });
export type TakenDown = z.infer<typeof takenDown>;

const act = {
  method: 'post',
  service: 'admin',
  dialect: 'envelope',
  access: 'edit:release',
  body: takeDownBody,
  answer: takenDown,
} as const;

export const takeDownEndpoints = {
  takeDownRelease: endpoint({
    ...act,
    path: '/admin/mods/{mod}/releases/{id}/take-down',
    summary: 'Withdraw a harmful release, block its file and warn all who downloaded it',
    params: z.object({ mod: id, id }),
    errors: ['mod_not_found', 'record_not_found', 'stale'],
  }),
  takeDownMod: endpoint({
    ...act,
    path: '/admin/mods/{id}/take-down',
    summary: 'The same with all releases of a mod',
    params: z.object({ id }),
    errors: ['mod_not_found', 'stale'],
  }),
  takeDownFile: endpoint({
    ...act,
    path: '/admin/blocked-files/{hash}/take-down',
    summary: 'The same with all releases that are, or hold, a file',
    params: z.object({ hash: fileHash }),
    errors: ['stale'],
  }),
  adminListDownloaders: listCall(
    '/admin/downloaders',
    'read:user',
    adminDownloader,
    'Who downloaded a mod or one of its releases; e-mail for those who may see it',
  ),
  adminListBlockedFiles: listCall(
    '/admin/blocked-files',
    'edit:release',
    adminBlockedFile,
    'Files that no release may be or hold',
  ),
  adminGetBlockedFile: getCall(
    '/admin/blocked-files',
    'edit:release',
    blockedFileCard,
    'One, with the releases that are or hold it',
  ),
  adminCreateBlockedFile: endpoint({
    method: 'post',
    path: '/admin/blocked-files',
    summary: 'Block a file by its SHA-256 or SHA-512; what is blocked already stays as it is',
    service: 'admin',
    dialect: 'rest',
    access: 'edit:release',
    body: blockedFileBody,
    answer: adminBlockedFile,
    errors: [],
  }),
  adminUpdateBlockedFile: updateCall(
    '/admin/blocked-files',
    'edit:release',
    adminBlockedFile,
    z.object({ name, updated_at: seen }),
    'Call a blocked file otherwise',
  ),
  adminDeleteBlockedFile: deleteCall('/admin/blocked-files', 'edit:release', adminBlockedFile, 'Block a file no more'),
};

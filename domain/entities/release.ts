import { z } from 'zod';
import { FINDINGS, type FindingCode } from '../archive-findings.ts';
import { RELEASE_TEXT } from '../limits.ts';
import {
  channel,
  contentType,
  count,
  gameVersion,
  httpsUrl,
  id,
  loader,
  sha256,
  sha512,
  side,
  slug,
  timestamp,
} from './common.ts';

export const dependency = z.object({
  mod_id: id,
  slug,
  title: z.string(),
  kind: z.enum(['required', 'optional', 'incompatible']),
});

/** `mods/{id}/releases/{rid}`. An external release has no hashes and size 0. */
export const release = z.object({
  version: z.string().min(1).max(RELEASE_TEXT.version),
  channel,
  changelog: z.string().max(RELEASE_TEXT.changelog),
  game_versions: z.array(gameVersion).min(1),
  loaders: z.array(loader).min(1),
  /** Null if neither the manifest nor staff give a side, and in older documents. */
  side: side.nullable().default(null),
  file_name: z.string().min(1).max(RELEASE_TEXT.fileName),
  file_size: count,
  sha256: sha256.nullable(),
  sha512: sha512.nullable(),
  external: z.boolean(),
  verdict: z.enum(['pending', 'clear', 'refused']),
  dependencies: z.array(dependency),
  published_at: timestamp,
});
export type Release = z.infer<typeof release>;

/** `releases/{rid}/private/file`: location of the bytes. Clients cannot read it. */
export const releaseFile = z.union([
  z.object({ storage_path: z.string().min(1) }),
  z.object({ external_url: httpsUrl }),
]);
export type ReleaseFile = z.infer<typeof releaseFile>;

const findingCodes = Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]];
/** A finding of the automatic checks. `values` fill the placeholders of its text. */
export const finding = z.object({ code: z.enum(findingCodes), values: z.record(z.string(), z.string()).default({}) });
export type Finding = z.infer<typeof finding>;

/** Metadata from an archive's manifest. Missing fields are empty. */
export const archiveFields = z.object({
  /** File name of the manifest, such as `fabric.mod.json`; null without one. */
  manifest: z.string().nullable(),
  mod_id: z.string(),
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  authors: z.array(z.string()),
  loaders: z.array(loader),
  game_versions: z.array(gameVersion),
  /** The ranges of game versions as the manifest names them. Empty in older documents. */
  game_ranges: z.array(z.string()).default([]),
  /** Null if the manifest does not give a side, and in older documents. */
  side: side.nullable().default(null),
  dependencies: z.array(z.object({ mod_id: z.string(), kind: dependency.shape.kind, range: z.string() })),
  links: z.object({ source: z.string().nullable(), issues: z.string().nullable(), site: z.string().nullable() }),
});
export type ArchiveFields = z.infer<typeof archiveFields>;

/** SHA-256 and SHA-512 of nested archives. */
const packs = z.array(z.union([sha256, sha512])).default([]);

/** `uploads/{slot}`: result of checking a quarantined file. Stored until a release uses it, or for a day. */
export const upload = z.object({
  uid: id,
  file_name: z.string().min(1).max(RELEASE_TEXT.fileName),
  /** Path of the clean bytes; null if the file was refused and deleted. */
  storage_path: z.string().nullable(),
  size: count,
  sha256,
  sha512,
  content_type: contentType.nullable(),
  fields: archiveFields,
  findings: z.array(finding),
  packs,
  /** Path of the manifest's picture in the archive; null without one. */
  icon: z.string().nullable().default(null),
  /** `clear`: the bytes are stored. Findings of level `hold` still hide the release until staff confirm it. */
  verdict: z.enum(['clear', 'refused']),
  checked_at: timestamp,
  /** Path of the release that uses the upload; null until then. */
  release: z.string().nullable(),
});
export type Upload = z.infer<typeof upload>;

/**
 * `loose_files/{id}`: an object without an owner (not yet, or no longer). A sweep deletes it a day after `at`. For a
 * picture that an undo may restore, `at` is in the future.
 */
export const orphanFileRecord = z.object({ storage_path: z.string().min(1), at: timestamp });

/** `releases/{rid}/private/verdict`: findings of the checks, and the staff member who confirmed the release. */
export const releaseVerdict = z.object({
  findings: z.array(finding),
  fields: archiveFields.nullable(),
  packs,
  confirmed_by: id.nullable(),
  /** Reason of the last withdrawal. */
  reason: z.string().nullable(),
  /** Whether the last withdrawal was a take-down of a harmful file. */
  taken_down: z.boolean().optional(),
  at: timestamp,
});
export type ReleaseVerdict = z.infer<typeof releaseVerdict>;

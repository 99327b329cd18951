import { z } from 'zod';
import { FINDINGS, type FindingCode } from '../archive-findings.ts';
import {
  channel,
  contentType,
  count,
  gameVersion,
  httpsUrl,
  id,
  loader,
  moment,
  sha256,
  sha512,
  slug,
} from './common.ts';

export const dependency = z.object({
  mod_id: id,
  slug,
  title: z.string(),
  kind: z.enum(['required', 'optional', 'incompatible']),
});

/** `mods/{id}/releases/{rid}`; an external release has no hash and size 0. */
export const release = z.object({
  version: z.string().min(1).max(40),
  channel,
  changelog: z.string().max(20_000),
  game_versions: z.array(gameVersion).min(1),
  loaders: z.array(loader).min(1),
  file_name: z.string().min(1).max(200),
  file_size: count,
  sha256: sha256.nullable(),
  sha512: sha512.nullable(),
  external: z.boolean(),
  verdict: z.enum(['pending', 'clear', 'refused']),
  dependencies: z.array(dependency),
  published_at: moment,
});
export type Release = z.infer<typeof release>;

/** `releases/{rid}/private/file`: where the bytes are; readable by nobody. */
export const releaseFile = z.union([
  z.object({ storage_path: z.string().min(1) }),
  z.object({ external_url: httpsUrl }),
]);
export type ReleaseFile = z.infer<typeof releaseFile>;

const findingCodes = Object.keys(FINDINGS) as [FindingCode, ...FindingCode[]];
/** One thing the machine found; `values` fill its text. */
export const finding = z.object({ code: z.enum(findingCodes), values: z.record(z.string(), z.string()).default({}) });
export type Finding = z.infer<typeof finding>;

/** What an archive says of itself in its manifest; a field it does not name is empty. */
export const archiveFields = z.object({
  /** Which manifest it was read from, such as `fabric.mod.json`; null without one. */
  manifest: z.string().nullable(),
  mod_id: z.string(),
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  authors: z.array(z.string()),
  loaders: z.array(loader),
  game_versions: z.array(gameVersion),
  dependencies: z.array(z.object({ mod_id: z.string(), kind: dependency.shape.kind, range: z.string() })),
  links: z.object({ source: z.string().nullable(), issues: z.string().nullable(), site: z.string().nullable() }),
});
export type ArchiveFields = z.infer<typeof archiveFields>;

/** SHA-256 and SHA-512 of the packs inside an archive. */
const packs = z.array(z.union([sha256, sha512])).default([]);

/** `uploads/{slot}`: what the check made of a file in the quarantine, until a release takes it or a day has passed. */
export const upload = z.object({
  uid: id,
  file_name: z.string().min(1).max(200),
  /** Where the clean bytes are; null where the file was refused, whose bytes are gone. */
  storage_path: z.string().nullable(),
  size: count,
  sha256,
  sha512,
  content_type: contentType.nullable(),
  fields: archiveFields,
  findings: z.array(finding),
  packs,
  /** Of a clear one the bytes are kept; what a person must see first still keeps its release from visitors. */
  verdict: z.enum(['clear', 'refused']),
  checked_at: moment,
  /** The path of the release that took it. */
  release: z.string().nullable(),
});
export type Upload = z.infer<typeof upload>;

/** `loose_files/{id}`: bytes that are no release's, not yet or not any more; a sweep deletes them after a day. */
export const looseFile = z.object({ storage_path: z.string().min(1), at: moment });
export type LooseFile = z.infer<typeof looseFile>;

/** `releases/{rid}/private/verdict`: what the check found, and who confirmed what only a person can. */
export const releaseVerdict = z.object({
  findings: z.array(finding),
  fields: archiveFields.nullable(),
  packs,
  confirmed_by: id.nullable(),
  /** Why staff withdrew it. */
  reason: z.string().nullable(),
  at: moment,
});
export type ReleaseVerdict = z.infer<typeof releaseVerdict>;

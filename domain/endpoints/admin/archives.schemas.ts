import { z } from 'zod';
import { count, hostPath, id, sha256 } from '../../entities/common.ts';
import { finding } from '../../entities/release.ts';
import { ARCHIVE_FILES_MAX, ARCHIVE_PATH_MAX } from '../../limits.ts';
import type { SchemaTable } from '../endpoint.schemas.ts';
import type { archiveEndpoints } from './archives.ts';

export const ARCHIVE_FILE_KINDS = ['manifest', 'text', 'class', 'archive', 'other'] as const;

/** Encodings of the texts that reviewers can read. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16', 'latin-1'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/**
 * A file of an archive or of a nested archive. Size and hash are those of the decompressed bytes. Both are null if the
 * checks refuse the file before its end.
 */
export const archiveFile = z.object({
  /** Path, after the paths of the enclosing archives: `META-INF/jars/lib.jar/fabric.mod.json`. */
  path: z.string(),
  size: count.nullable(),
  sha256: sha256.nullable(),
  kind: z.enum(ARCHIVE_FILE_KINDS),
});
export type ArchiveFile = z.infer<typeof archiveFile>;

/** The files of an archive in stored order. Long paths may leave room only for a part of them. */
export const archiveListing = z.object({
  /** One more than an archive may have: a refused file has a row too. */
  files: z.array(archiveFile).max(ARCHIVE_FILES_MAX + 1),
  /** Number of files reached, including those that the listing leaves out. */
  total: count,
  /** Findings of the current checks. The listing ends where the checks refuse the archive. */
  findings: z.array(finding),
});
export type ArchiveListing = z.infer<typeof archiveListing>;

/** What the calls about the file of a release have in common. */
const ofFile = {
  params: z.object({ mod: id, id }),
  errors: ['mod_not_found', 'record_not_found', 'file_not_found'],
} as const;

export const archiveSchemas = {
  listArchive: { ...ofFile, summary: 'List the files in a release’s archive', response: archiveListing },
  readArchiveFile: {
    ...ofFile,
    summary: 'Read the beginning of a text file in a release’s archive',
    query: z.strictObject({ path: z.string().min(1).max(ARCHIVE_PATH_MAX) }),
    response: z.object({
      size: count,
      /** Shows control and text direction characters by their code: `<U+202E>`. Null if the file is not text. */
      text: z.string().nullable(),
      encoding: z.enum(TEXT_ENCODINGS).nullable(),
      /** Whether `text` is only the beginning of the file. */
      is_cut: z.boolean(),
    }),
  },
  fetchReleaseFile: {
    ...ofFile,
    summary: 'Get a link to a release’s file for review, whatever its verdict; not counted as a download',
    /** `/api/download/{ticket}`, valid for ten minutes. */
    response: z.object({ url: hostPath }),
  },
} satisfies SchemaTable<typeof archiveEndpoints>;

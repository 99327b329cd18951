import { getWorstLevel } from '@bigorna/domain/archive-findings';
import type { newReleaseBody } from '@bigorna/domain/endpoints/admin/release-body.schemas';
import type { Finding, Release, ReleaseFile, ReleaseVerdict, Upload } from '@bigorna/domain/entities/release';
import { RELEASE_TEXT, UPLOAD_RETENTION_MS } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { hasValidExtension } from '../../files/archives/inspect-archive.ts';
import { sanitizeLine } from '../../files/archives/sanitize-line.ts';
import { createFieldError, requireFound } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, type Reader, run } from '../../platform/firestore.ts';
import { assertNotBlocked } from './blocked-files.ts';
import { getFormFindings } from './form-findings.ts';
import type { ReleaseOwner } from './release-fields.ts';

export type NewRelease = z.output<typeof newReleaseBody>;

/** The location of a new release's file, and the fields derived from it. */
export interface ReleaseSource {
  readonly release: Pick<Release, 'file_name' | 'file_size' | 'sha256' | 'sha512' | 'external' | 'verdict'>;
  readonly file: ReleaseFile;
  readonly verdict: Pick<ReleaseVerdict, 'findings' | 'fields' | 'packs'>;
}

/**
 * A rejected upload has no bytes. A used upload belongs to another release. An expired upload may be deleted at any
 * time.
 */
const isUsable = ({ verdict, release, checked_at }: Upload): boolean =>
  verdict === 'clear' && release === null && now().getTime() - checked_at.getTime() < UPLOAD_RETENTION_MS;

const requireFileName = ({ mod: { content_type } }: ReleaseOwner, fileName: string): string => {
  if (hasValidExtension(content_type, fileName)) return fileName;
  throw createFieldError('file_name', 'file_name_form');
};

const fromUpload = (storedMod: ReleaseOwner, upload: Upload, body: NewRelease): ReleaseSource => {
  const { storage_path, size, sha256, sha512, findings, fields, packs, content_type } = upload;
  if (!isUsable(upload) || storage_path === null || content_type !== storedMod.mod.content_type)
    throw createFieldError('slot', 'upload_unusable');
  return {
    release: {
      file_name: requireFileName(storedMod, body.file_name ?? upload.file_name),
      file_size: size,
      sha256,
      sha512,
      external: false,
      verdict: getWorstLevel([...findings, ...getFormFindings(body, fields)]) === 'hold' ? 'pending' : 'clear',
    },
    file: { storage_path },
    verdict: { findings, fields, packs },
  };
};

const PATH_SEPARATORS = /[/\\]+/g;

const getNameFromUrl = (url: string): string => {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

const fromExternalUrl = (
  storedMod: ReleaseOwner,
  { file_name, external_url = '', version }: NewRelease,
): ReleaseSource => {
  const name = sanitizeLine(
    (file_name ?? getNameFromUrl(external_url)).replace(PATH_SEPARATORS, '_'),
    RELEASE_TEXT.fileName,
  );
  return {
    release: {
      file_name: name === '' ? `${storedMod.mod.slug}-${version}` : name,
      file_size: 0,
      sha256: null,
      sha512: null,
      external: true,
      verdict: 'pending',
    },
    file: { external_url },
    verdict: { findings: [{ code: 'hosted_elsewhere', values: {} }], fields: null, packs: [] },
  };
};

/**
 * The file of a new release: a checked upload, usable once, or an external file, which a person must confirm.
 *
 * @throws ApiError file_not_found for an unchecked upload; file_blocked; invalid_request if the upload does not fit
 * this mod
 */
export const resolveSource = async (tx: Reader, storedMod: ReleaseOwner, body: NewRelease): Promise<ReleaseSource> => {
  if (body.slot === undefined) return fromExternalUrl(storedMod, body);
  const upload = requireFound(await tx.get(doc('uploads/{slot}', body.slot)), 'file_not_found');
  await assertNotBlocked(tx, upload);
  return fromUpload(storedMod, upload, body);
};

/** Maximum of releases with the same file that are checked. */
const SAME_MAX = 20;

/**
 * Reports another mod with the same file. This does not block the release, but a person should look at it.
 *
 * @param modId undefined for the file of a new mod
 */
export const findDuplicates = async (
  tx: Reader,
  modId: string | undefined,
  sha256: string | null,
): Promise<Finding[]> => {
  if (sha256 === null) return [];
  const same = await run('releasesOfSha256', { sha256 }, { limit: SAME_MAX });
  const duplicate = same.find(({ path }) => path.split('/')[1] !== modId);
  if (duplicate === undefined) return [];
  const mod_id = duplicate.path.split('/')[1] ?? '';
  const title = (await tx.get(doc('mods/{mod}', mod_id)))?.title ?? '';
  return [{ code: 'duplicate_file', values: { mod_id, title, version: duplicate.data.version } }];
};

import { worstOf } from '@bigorna/domain/archive-findings';
import type { newReleaseBody } from '@bigorna/domain/endpoints/admin/releases';
import type { Finding, Release, ReleaseFile, ReleaseVerdict, Upload } from '@bigorna/domain/entities/release';
import { RELEASE_TEXT, UPLOAD_KEPT_MS } from '@bigorna/domain/limits';
import type { z } from 'zod';
import { isNameOf } from '../archives/inspect-archive.ts';
import { shownText } from '../archives/shown-text.ts';
import type { StoredMod } from '../mods/stored-mod.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { doc, type Reader, run } from '../platform/firestore.ts';
import { refuseBlocked } from './blocked-files.ts';
import { formFindings } from './form-findings.ts';

export type NewRelease = z.output<typeof newReleaseBody>;

/** Where a new release's file is, and all that follows from it. */
export interface Source {
  readonly release: Pick<Release, 'file_name' | 'file_size' | 'sha256' | 'sha512' | 'external' | 'verdict'>;
  readonly file: ReleaseFile;
  readonly verdict: Pick<ReleaseVerdict, 'findings' | 'fields' | 'packs'>;
}

const refuse = (path: string): never => {
  throw new ApiError('invalid_request', { fields: [{ path, code: 'invalid_value' }] });
};

/** One that was refused has no bytes; one that was taken is another release's; an old one may be swept any moment. */
const isToBeTaken = ({ verdict, release, checked_at }: Upload): boolean =>
  verdict === 'clear' && release === null && now().getTime() - checked_at.getTime() < UPLOAD_KEPT_MS;

const nameFor = ({ mod: { content_type } }: StoredMod, given: string): string =>
  isNameOf(content_type, given) ? given : refuse('file_name');

const uploaded = (of: StoredMod, upload: Upload, sent: NewRelease): Source => {
  const { storage_path, size, sha256, sha512, findings, fields, packs, content_type } = upload;
  if (!isToBeTaken(upload) || storage_path === null || content_type !== of.mod.content_type) return refuse('slot');
  return {
    release: {
      file_name: nameFor(of, sent.file_name ?? upload.file_name),
      file_size: size,
      sha256,
      sha512,
      external: false,
      verdict: worstOf([...findings, ...formFindings(sent, fields)]) === 'hold' ? 'pending' : 'clear',
    },
    file: { storage_path },
    verdict: { findings, fields, packs },
  };
};

const NOT_FOR_NAMES = /[/\\]+/g;

const nameIn = (address: string): string => {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

const elsewhere = (of: StoredMod, { file_name, external_url = '', version }: NewRelease): Source => {
  const name = shownText((file_name ?? nameIn(external_url)).replace(NOT_FOR_NAMES, '_'), RELEASE_TEXT.fileName);
  return {
    release: {
      file_name: name === '' ? `${of.mod.slug}-${version}` : name,
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
 * The file of a new release: a checked upload, taken once, or one elsewhere that waits for a person's word.
 *
 * @throws ApiError file_not_found for a slot that nobody asked to check, file_blocked, invalid_request for an upload that
 *   no release of this mod can take
 */
export const sourceOf = async (step: Reader, of: StoredMod, sent: NewRelease): Promise<Source> => {
  if (sent.slot === undefined) return elsewhere(of, sent);
  const upload = notFoundUnless(await step.get(doc('uploads/{slot}', sent.slot)), 'file_not_found');
  await refuseBlocked(step, upload);
  return uploaded(of, upload, sent);
};

/** So many releases of the same file are looked at. */
const SAME_MAX = 20;

/** Says where else a file is: nothing that speaks against it, but a person looks. */
export const duplicatesOf = async (step: Reader, modId: string, sha256: string | null): Promise<Finding[]> => {
  if (sha256 === null) return [];
  const same = await run('releasesOfSha256', { sha256 }, { limit: SAME_MAX });
  const other = same.find(({ path }) => path.split('/')[1] !== modId);
  if (other === undefined) return [];
  const mod_id = other.path.split('/')[1] ?? '';
  const title = (await step.get(doc('mods/{mod}', mod_id)))?.title ?? '';
  return [{ code: 'duplicate_file', values: { mod_id, title, version: other.data.version } }];
};

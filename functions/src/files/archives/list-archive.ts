import { createHash } from 'node:crypto';
import type { ArchiveFile, ArchiveListing } from '@bigorna/domain/endpoints/admin/archives.schemas';
import { ARCHIVE_LISTING_MAX } from '@bigorna/domain/limits';
import { isText } from './decode-text.ts';
import { HEAD_BYTES } from './executables.ts';
import { isManifest } from './manifests/manifest-paths.ts';
import { Refusal } from './refusal.ts';
import { type WalkedFile, walkArchive } from './walk-archive.ts';

const CLASS = /\.class$/i;

const getKind = ({ name, head, size, depth, isNestedArchive }: WalkedFile): ArchiveFile['kind'] => {
  if (isNestedArchive) return 'archive';
  if (isManifest(name, depth)) return 'manifest';
  if (CLASS.test(name)) return 'class';
  return isText(head.subarray(0, HEAD_BYTES), size > HEAD_BYTES) ? 'text' : 'other';
};

/**
 * Lists the files of an archive and its nested archives, within the limits of the inspection. The blocklist does not
 * apply: staff look into blocked files too.
 *
 * @param folder an empty folder for extracted archives
 */
export const listArchive = async (path: string, folder: string): Promise<ArchiveListing> => {
  const files: ArchiveFile[] = [];
  let total = 0;
  async function* observe(file: WalkedFile, bytes: AsyncIterable<Buffer>) {
    total += 1;
    const hash = files.length < ARCHIVE_LISTING_MAX ? createHash('sha256') : undefined;
    for await (const chunk of bytes) {
      hash?.update(chunk);
      yield chunk;
    }
    if (hash !== undefined)
      files.push({ path: file.path, size: file.size, sha256: hash.digest('hex'), kind: getKind(file) });
  }
  try {
    const { suspicions } = await walkArchive(path, folder, new Map(), observe);
    return { files, total, findings: [...suspicions] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { files, total, findings: [error.finding] };
  }
};

import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import { askedOnce } from '../../../functions/src/platform/asked-once.ts';
import { again, isPassingStatus } from '../patience.ts';
import type { Place } from '../place.ts';
import { PRIVATE } from './private.ts';

/** By this name a file's metadata holds the tokens of its public links. */
const TOKENS = 'firebaseStorageDownloadTokens';

const text = z.string().exactOptional();
const metadata = z.object({
  contentType: text,
  cacheControl: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  metadata: z.record(z.string(), z.string()).exactOptional(),
});

/** A file of the bucket: its name, what it weighs, and its metadata without the tokens that would make it public. */
export const storedObject = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  metadata,
});
export type StoredObject = z.infer<typeof storedObject>;

const PAGE = 500;
const AT_ONCE = 8;
/** Larger ones go up in parts, so that a failure does not begin anew. */
const RESUMABLE_BYTES = 8_000_000;

const bucketOf = ({ project, bucket }: Place) => {
  const name = `backup-${project}`;
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId: project }, name);
  return getStorage(app).bucket(bucket);
};
type StoredFile = ReturnType<ReturnType<typeof bucketOf>['file']>;

const withoutTokens = (held: unknown): StoredObject['metadata'] => {
  const { metadata: own, ...known } = metadata.parse(held);
  const { [TOKENS]: _tokens, ...others } = own ?? {};
  return Object.keys(others).length === 0 ? known : { ...known, metadata: others };
};

async function* listFiles(place: Place): AsyncGenerator<StoredFile[]> {
  const bucket = bucketOf(place);
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      autoPaginate: false,
      maxResults: PAGE,
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    if (files.length > 0) yield files;
    pageToken = z.object({ pageToken: z.string().optional() }).parse(next ?? {}).pageToken;
  } while (pageToken !== undefined);
}

const refused = z.object({ code: z.int() });

/** Reading, writing over and removing may each happen twice: tried again unless Storage has refused it. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  again(work, (error) => {
    const answer = refused.safeParse(error);
    return !answer.success || isPassingStatus(answer.data.code);
  });

/** Reads a file to its end; its bytes also go to `path` unless that is null. */
const readFile = async (file: StoredFile, path: string | null): Promise<StoredObject> => {
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, path === null ? undefined : chunk);
    },
  });
  // Stored compressed, it stays so: what is hashed is what is there.
  const source = askedOnce(file).createReadStream({ decompress: false });
  if (path === null) await pipeline(source, measured.resume());
  else await pipeline(source, measured, createWriteStream(path, { mode: PRIVATE.file }));
  return { name: file.name, bytes, sha256: hash.digest('hex'), metadata: withoutTokens(file.metadata) };
};

/**
 * Every file of the bucket, a few at a time.
 *
 * @param folder where the bytes are put, each under its SHA-256; null to look at them only
 */
export async function* readObjects(place: Place, folder: string | null): AsyncGenerator<StoredObject[]> {
  if (folder !== null) await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
  let part = 0;
  const read = async (file: StoredFile): Promise<StoredObject> => {
    if (folder === null) return patiently(() => readFile(file, null));
    part += 1;
    const path = join(folder, `part-${part}`);
    const object = await patiently(() => readFile(file, path));
    await rename(path, join(folder, object.sha256));
    return object;
  };
  for await (const files of listFiles(place)) {
    for (let from = 0; from < files.length; from += AT_ONCE) {
      yield await Promise.all(files.slice(from, from + AT_ONCE).map(read));
    }
  }
}

export const hasObjects = async (place: Place): Promise<boolean> => {
  const [files] = await bucketOf(place).getFiles({ autoPaginate: false, maxResults: 1 });
  return files.length > 0;
};

const upload = async (place: Place, { name, bytes, metadata: held }: StoredObject, path: string): Promise<void> => {
  const target = bucketOf(place)
    .file(name)
    .createWriteStream({
      resumable: bytes > RESUMABLE_BYTES,
      contentType: held.contentType ?? 'application/octet-stream',
      metadata: held,
      validation: place.emulated ? false : 'crc32c',
    });
  await pipeline(createReadStream(path), target);
};

/** Puts files back; none gets a public link. */
export const writeObjects = async (place: Place, objects: readonly StoredObject[], folder: string): Promise<void> => {
  for (let from = 0; from < objects.length; from += AT_ONCE) {
    const some = objects.slice(from, from + AT_ONCE);
    await Promise.all(some.map((object) => patiently(() => upload(place, object, join(folder, object.sha256)))));
  }
};

export const deleteObjects = async (place: Place): Promise<void> => {
  for (;;) {
    const [files] = await bucketOf(place).getFiles({ autoPaginate: false, maxResults: PAGE });
    if (files.length === 0) return;
    for (let from = 0; from < files.length; from += AT_ONCE) {
      const some = files.slice(from, from + AT_ONCE);
      await Promise.all(some.map((file) => patiently(() => file.delete({ ignoreNotFound: true }))));
    }
  }
};

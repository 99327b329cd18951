import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import { splitIntoChunks } from '../../../functions/src/platform/chunks.ts';
import { disableRetries } from '../../../functions/src/platform/disable-retries.ts';
import type { Environment } from '../environment.ts';
import { isTransientStatus, retry } from '../retry.ts';

/** Modes for the owner only: a backup contains e-mails, password hashes and members' content. */
export const PRIVATE = { file: 0o600, folder: 0o700 } as const;

/** Metadata field with the tokens of a file's public links. */
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

/** A file of the bucket: name, size, and metadata without public link tokens. */
export const storedObject = z.object({
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  metadata,
});
export type StoredObject = z.infer<typeof storedObject>;

const PAGE = 500;
const AT_ONCE = 8;
/** Larger files use a resumable upload, so that a failure does not restart the whole upload. */
const RESUMABLE_BYTES = 8_000_000;

const getBucket = ({ project, bucket }: Environment) => {
  const name = `backup-${project}`;
  const app = getApps().find((one) => one.name === name) ?? initializeApp({ projectId: project }, name);
  return getStorage(app).bucket(bucket);
};
type StoredFile = ReturnType<ReturnType<typeof getBucket>['file']>;

const removeTokens = (held: unknown): StoredObject['metadata'] => {
  const { metadata: customMetadata, ...known } = metadata.parse(held);
  const { [TOKENS]: _tokens, ...others } = customMetadata ?? {};
  return Object.keys(others).length === 0 ? known : { ...known, metadata: others };
};

/** All files of the bucket, page by page, without their bytes. */
export async function* listFiles(environment: Environment): AsyncGenerator<StoredFile[]> {
  const bucket = getBucket(environment);
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

const errorBody = z.object({ code: z.int() });

/** Read, overwrite and delete are idempotent: retries unless Storage rejects the call. */
const withRetries = <T>(work: () => Promise<T>): Promise<T> =>
  retry(work, (error) => {
    const parsed = errorBody.safeParse(error);
    return !parsed.success || isTransientStatus(parsed.data.code);
  });

/** Reads a file to its end, and writes its bytes to `path`, unless `path` is null. */
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
  // No decompression: hashes the stored bytes.
  const source = disableRetries(file).createReadStream({ decompress: false });
  if (path === null) await pipeline(source, measured.resume());
  else await pipeline(source, measured, createWriteStream(path, { mode: PRIVATE.file }));
  return { name: file.name, bytes, sha256: hash.digest('hex'), metadata: removeTokens(file.metadata) };
};

/**
 * All files of the bucket, a few at a time.
 *
 * @param folder receives the bytes, each file under its SHA-256; null only reads them
 */
export async function* readObjects(environment: Environment, folder: string | null): AsyncGenerator<StoredObject[]> {
  if (folder !== null) await mkdir(folder, { recursive: true, mode: PRIVATE.folder });
  let part = 0;
  const read = async (file: StoredFile): Promise<StoredObject> => {
    if (folder === null) return withRetries(() => readFile(file, null));
    part += 1;
    const path = join(folder, `part-${part}`);
    const object = await withRetries(() => readFile(file, path));
    await rename(path, join(folder, object.sha256));
    return object;
  };
  for await (const files of listFiles(environment)) {
    for (const some of splitIntoChunks(files, AT_ONCE)) yield await Promise.all(some.map(read));
  }
}

const upload = async (
  environment: Environment,
  { name, bytes, metadata: held }: StoredObject,
  path: string,
): Promise<void> => {
  const target = getBucket(environment)
    .file(name)
    .createWriteStream({
      resumable: bytes > RESUMABLE_BYTES,
      contentType: held.contentType ?? 'application/octet-stream',
      metadata: held,
      validation: environment.emulated ? false : 'crc32c',
    });
  await pipeline(createReadStream(path), target);
};

/** Uploads files, without public links. */
export const writeObjects = async (
  environment: Environment,
  objects: readonly StoredObject[],
  folder: string,
): Promise<void> => {
  for (const some of splitIntoChunks(objects, AT_ONCE)) {
    await Promise.all(
      some.map((object) => withRetries(() => upload(environment, object, join(folder, object.sha256)))),
    );
  }
};

export const deleteObjects = async (environment: Environment): Promise<void> => {
  for (;;) {
    const [files] = await getBucket(environment).getFiles({ autoPaginate: false, maxResults: PAGE });
    if (files.length === 0) return;
    for (const some of splitIntoChunks(files, AT_ONCE)) {
      await Promise.all(some.map((file) => withRetries(() => file.delete({ ignoreNotFound: true }))));
    }
  }
};

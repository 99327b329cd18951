import { FILE_URL_MS } from '@bigorna/domain/limits';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { IS_EMULATED } from '../../platform/emulators.ts';
import { bucket } from '../../platform/firebase.ts';
import { type ByteRange, readObject } from '../../platform/read-object.ts';
import { toWebStream } from '../../platform/web-stream.ts';
import { parseRange } from './parse-range.ts';

/**
 * Delivers the bytes of a release. An interface, so that a cheaper delivery can replace the current one: egress is the
 * portal's largest cost.
 */
export interface FileStore {
  /**
   * Returns a file as a download, or a redirect to it.
   *
   * @param range the request's Range header
   * @throws ApiError download_url_unavailable if the file does not exist
   */
  deliver(path: string, fileName: string, range: string | undefined): Promise<Response>;
}

/** A file of the bucket. @throws ApiError download_url_unavailable if it does not exist */
const findFile = async (path: string) => {
  const file = bucket().file(path);
  const [exists] = await file.exists();
  if (!exists) throw new ApiError('download_url_unavailable');
  return file;
};

const TYPE = 'application/octet-stream';

/** Content-Disposition with the name in UTF-8 (RFC 6266), and in ASCII for older clients. */
export const toContentDisposition = (fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/** A redirect that is not cached and sends no referrer. */
export const createRedirect = (url: string): Response =>
  new Response(null, { status: 302, headers: { ...PRIVATE, Location: url } });

/** Headers of a response with the file itself, not a redirect to it. */
const fileHeaders = (fileName: string, etag: string | undefined): Record<string, string> => ({
  ...PRIVATE,
  'Accept-Ranges': 'bytes',
  ...(etag === undefined ? {} : { ETag: `"${etag.replaceAll('"', '')}"` }),
  'Content-Type': TYPE,
  'Content-Disposition': toContentDisposition(fileName),
});

const rangeHeaders = (size: number, range: ByteRange | undefined): Record<string, string> =>
  range === undefined
    ? { 'Content-Length': String(size) }
    : {
        'Content-Length': String(range.end - range.start + 1),
        'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
      };

/**
 * The headers of a file, as the response to HEAD. HEAD gets no redirect to a signed URL: HEAD counts no bytes, but the
 * URL would serve the whole file.
 *
 * @throws ApiError download_url_unavailable if the file does not exist
 */
export const describeFile = async (path: string, fileName: string): Promise<Response> => {
  const file = await findFile(path);
  const [{ size, etag }] = await file.getMetadata();
  return new Response(null, { headers: { ...fileHeaders(fileName, etag), ...rangeHeaders(Number(size), undefined) } });
};

const streaming: FileStore = {
  deliver: async (path, fileName, rangeHeader) => {
    const file = await findFile(path);
    const [{ size: stored, etag }] = await file.getMetadata();
    const size = Number(stored);
    const range = parseRange(rangeHeader, size);
    if (range === 'unsatisfiable') {
      const headers = { ...PRIVATE, 'Accept-Ranges': 'bytes', 'Content-Range': `bytes */${size}` };
      return new Response(null, { status: 416, headers });
    }
    return new Response(toWebStream(await readObject(file, range)), {
      status: range === undefined ? 200 : 206,
      headers: { ...fileHeaders(fileName, etag), ...rangeHeaders(size, range) },
    });
  },
};

const signing: FileStore = {
  deliver: async (path, fileName) => {
    const file = await findFile(path);
    const [url] = await file.getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: now().getTime() + FILE_URL_MS,
      responseDisposition: toContentDisposition(fileName),
      responseType: TYPE,
    });
    return createRedirect(url);
  },
};

/** Signed URLs of Cloud Storage. The emulator cannot sign URLs, so with it files are streamed. */
export const fileStore: FileStore = IS_EMULATED ? streaming : signing;

import { ApiError } from '../platform/api-error.ts';
import { now } from '../platform/clock.ts';
import { IS_EMULATED } from '../platform/emulators.ts';
import { bucket } from '../platform/firebase.ts';
import { type ByteRange, readObject } from '../platform/read-object.ts';
import { webStream } from '../platform/web-stream.ts';
import { parseRange } from './byte-range.ts';

/** How the bytes of a release reach a member. Behind an interface: egress is the portal's largest cost. */
export interface FileStore {
  /**
   * Answers a file as a download, or with a redirect to it.
   *
   * @param range the request's Range header
   * @throws ApiError download_url_unavailable where the file is not there
   */
  deliver(path: string, fileName: string, range: string | undefined): Promise<Response>;
}

const SIGNED_FOR_MS = 60 * 60_000;
const TYPE = 'application/octet-stream';

/** The name in UTF-8 (RFC 6266), with a plain one for those who know only that. */
export const attachment = (fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

const PRIVATE = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };

/** An answer that leads elsewhere. */
export const redirectTo = (url: string): Response =>
  new Response(null, { status: 302, headers: { ...PRIVATE, Location: url } });

const rangeHeaders = (size: number, range: ByteRange | undefined): Record<string, string> =>
  range === undefined
    ? { 'Content-Length': String(size) }
    : {
        'Content-Length': String(range.end - range.start + 1),
        'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
      };

const streaming: FileStore = {
  deliver: async (path, fileName, rangeHeader) => {
    const file = bucket().file(path);
    const [exists] = await file.exists();
    if (!exists) throw new ApiError('download_url_unavailable');
    const [{ size: stored, etag }] = await file.getMetadata();
    const size = Number(stored);
    const headers = { ...PRIVATE, 'Accept-Ranges': 'bytes' };
    const range = parseRange(rangeHeader, size);
    if (range === 'unsatisfiable') {
      return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
    }
    return new Response(webStream(await readObject(file, range)), {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        ...rangeHeaders(size, range),
        ...(etag === undefined ? {} : { ETag: `"${etag.replaceAll('"', '')}"` }),
        'Content-Type': TYPE,
        'Content-Disposition': attachment(fileName),
      },
    });
  },
};

const signing: FileStore = {
  deliver: async (path, fileName) => {
    const file = bucket().file(path);
    const [exists] = await file.exists();
    if (!exists) throw new ApiError('download_url_unavailable');
    const [url] = await file.getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: now().getTime() + SIGNED_FOR_MS,
      responseDisposition: attachment(fileName),
      responseType: TYPE,
    });
    return redirectTo(url);
  },
};

/** Cloud Storage by signed URL; the emulator, which cannot sign, has its files streamed. */
export const fileStore: FileStore = IS_EMULATED ? streaming : signing;

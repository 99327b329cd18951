import { BRAND } from '@bigorna/domain/brand';
import type { Account } from '@bigorna/domain/entities/account';
import { logger } from 'firebase-functions';
import { exportMemberData } from '../../members/member-data/export-member-data.ts';
import { toContentDisposition } from '../../mods/downloads/file-store.ts';
import { now } from '../../platform/clock.ts';
import { toTextStream } from '../../platform/web-stream.ts';

async function* withErrorLog(
  pieces: AsyncIterable<string>,
  requestId: string,
): AsyncGenerator<string, void, undefined> {
  try {
    yield* pieces;
  } catch (error) {
    logger.error('data download broke off', { request_id: requestId, error: String(error) });
    throw error;
  }
}

/**
 * The data of an account as a JSON file, streamed. A failure aborts the response: the browser reports the file as
 * incomplete.
 *
 * @param headers additional headers
 */
export const exportResponse = (
  uid: string,
  { email, is_verified, username }: Account,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const pieces = exportMemberData({ uid, email: is_verified ? email : null, until: now() });
  return new Response(toTextStream(withErrorLog(pieces, requestId)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': toContentDisposition(`${BRAND.name.toLowerCase()}-${username}.json`),
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  });
};

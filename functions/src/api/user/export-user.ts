import { BRAND } from '@bigorna/domain/brand';
import { logger } from 'firebase-functions';
import { attachment } from '../../downloads/file-store.ts';
import { memberFile } from '../../member-data/member-file.ts';
import { now } from '../../platform/clock.ts';
import { spend } from '../../platform/rate-limits.ts';
import { textStream } from '../../platform/web-stream.ts';
import type { Handler } from '../handler.ts';

async function* told(pieces: AsyncIterable<string>, requestId: string): AsyncGenerator<string, void, undefined> {
  try {
    yield* pieces;
  } catch (error) {
    logger.error('data download broke off', { request_id: requestId, error: String(error) });
    throw error;
  }
}

/** All that is kept of oneself. A failure on the way breaks the answer off, so that no half file looks whole. */
export const exportUser: Handler<'exportUser'> = async ({ caller: { uid, account }, request }) => {
  await spend('export_by_account', uid);
  const pieces = memberFile({ uid, email: account.is_verified ? account.email : null, until: now() });
  return new Response(textStream(told(pieces, request.id)), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': attachment(`${BRAND.name.toLowerCase()}-${account.username}.json`),
      'Cache-Control': 'private, no-store',
    },
  });
};

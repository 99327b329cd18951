import './support/separate-project.ts';
import { TRUNCATED_HEADER } from '@bigorna/domain/endpoints/admin/overview.schemas';
import { EXPORT_ROWS_MAX } from '@bigorna/domain/limits';
import { expect, it } from 'vitest';
import { buildTestAccount } from '../../tools/testing/new-member.ts';
import type { ApiResponse } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { createModWithExternalFile } from './support/mods.ts';
import { getLogEntryId } from './support/staff.ts';
import { createValidToken } from './support/tokens.ts';

const DOWNLOADERS = EXPORT_ROWS_MAX + 50;
const { origin } = await serveApi();

/** Stores accounts that downloaded a mod. Returns their uids. */
const storeDownloaders = async (mod: string): Promise<string[]> => {
  const uids = Array.from({ length: DOWNLOADERS }, (_, i) => `baixou${String(i).padStart(5, '0')}`);
  const download = { first_at: new Date(), releases: ['any'] };
  const writer = firestore.bulkWriter({ throttling: false });
  for (const uid of uids) {
    void writer.create(firestore.doc(`users/${uid}`), buildTestAccount());
    void writer.create(firestore.doc(`mods/${mod}/downloaders/${uid}`), { ...download, uid });
  }
  await writer.close();
  return uids;
};

/** One part of an export. It takes longer than other calls, so it has no time limit of its own. */
const fetchPart = async (query: Record<string, string>): Promise<ApiResponse> => {
  const headers = { Authorization: `Bearer ${createValidToken('chief')}` };
  const response = await fetch(`${origin}/api/admin/exports/downloaders?${new URLSearchParams(query)}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const parseIds = ({ text }: ApiResponse): string[] => [...text.matchAll(/\r\n"([^"]+)";/g)].map(([, id = '']) => id);

it('exports more downloaders than a file has rows, each exactly once (R209)', { timeout: 300_000 }, async () => {
  await firestore.doc('users/chief').set(buildTestAccount({ role: 'admin' }));
  const { id } = await createModWithExternalFile();
  const uids = await storeDownloaders(id);
  const query = { filter: JSON.stringify({ mod_id: id }) };

  let part = await fetchPart(query);
  const entry = getLogEntryId(part) ?? '';
  const parts = [parseIds(part)];
  while (part.headers.has(TRUNCATED_HEADER)) {
    part = await fetchPart({ ...query, after: parts.at(-1)?.at(-1) ?? '', entry });
    expect(part.status, part.text.slice(0, 500)).toBe(200);
    parts.push(parseIds(part));
  }
  expect(parts.map(({ length }) => length)).toEqual([EXPORT_ROWS_MAX, DOWNLOADERS - EXPORT_ROWS_MAX, 0]);
  expect(parts.flat()).toEqual(uids);
});

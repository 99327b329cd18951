import { describe, expect, it } from 'vitest';
import { parsePendingDownload } from './pending-download.ts';

const download = { uid: 'ana', from: '/mods/forja/download?direct=1', name: 'Forja 1.0.0' };

describe('download that waits for the e-mail verification', () => {
  it('is parsed from the storage (R022)', () => {
    expect(parsePendingDownload(JSON.stringify(download))).toEqual(download);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"uid":"ana"}',
    JSON.stringify({ ...download, uid: 1 }),
    JSON.stringify({ ...download, from: '//elsewhere.example/x' }),
  ])('is undefined for %j (R022)', (text) => {
    expect(parsePendingDownload(text)).toBeUndefined();
  });
});

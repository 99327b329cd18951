import './support/separate-project.ts';
// Serves files by signed URL, as in production. The emulator cannot sign URLs.
import './support/not-emulated.ts';
import { DAY_MS, DOWNLOAD_BYTES_A_DAY, FILE_URL_MS } from '@bigorna/domain/limits';
import { RATE_LIMITS } from '@bigorna/domain/rate-limits';
import { toDay } from '@bigorna/domain/trending';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicket, signTicket } from '../../functions/src/mods/downloads/ticket.ts';
import { bucket } from '../../functions/src/platform/firebase.ts';
import { consumeAll } from '../../functions/src/platform/rate-limits.ts';
import { buildTestAccount } from '../../tools/testing/new-member.ts';
import { send } from './support/call.ts';
import { firestore } from './support/firebase.ts';
import { serveApi } from './support/in-process.ts';
import { allowLoggedErrors } from './support/logged-errors.ts';
import { createMod, type TestMod } from './support/mods.ts';

vi.mock(import('../../functions/src/platform/tasks.ts'), async (real) => {
  const actual = await real();
  return { ...actual, enqueue: async (_queue, { slotSeconds }) => actual.toSlot(new Date(), slotSeconds) };
});
const SIGNED_URL = 'https://storage.example/releases/arquivo?X-Goog-Signature=prova';
const sign = vi.spyOn(Object.getPrototypeOf(bucket().file('any')), 'getSignedUrl').mockResolvedValue([SIGNED_URL]);

const { origin } = await serveApi();
const egress = firestore.collection('egress');
const readSum = async (): Promise<number> =>
  (await egress.get()).docs.reduce((sum, row) => sum + Number(row.get('bytes')), 0);

const createMember = async (): Promise<string> => {
  const { id } = await firestore.collection('users').add(buildTestAccount());
  return id;
};
const redeem = async (method: 'get' | 'head', { id, releaseId }: TestMod, uid: string) => {
  const ticket = createTicket({ modId: id, releaseId, uid }, new Date());
  const path = `/api/download/${signTicket(ticket, String(process.env.TICKET_SECRET))}`;
  const { status, headers } = await send(method, path, { origin });
  return { status, headers, location: headers.get('location') };
};

beforeEach(async () => {
  sign.mockClear();
  await firestore.recursiveDelete(egress);
});
afterEach(() => void vi.useRealTimers());

describe('a ticket in production', () => {
  it('returns headers for HEAD and a signed URL for GET, and counts only the GET (R023, R090)', async () => {
    const [uid, mod] = await Promise.all([createMember(), createMod({ fileName: 'Poção 1.2.jar' })]);
    const head = await redeem('head', mod, uid);
    expect(head).toMatchObject({ status: 200, location: null });
    expect(Object.fromEntries(head.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(mod.bytes.length),
      'content-disposition': `attachment; filename="Po__o 1.2.jar"; filename*=UTF-8''Po%C3%A7%C3%A3o%201.2.jar`,
      'cache-control': 'private, no-store',
    });
    expect(sign).not.toHaveBeenCalled();
    expect(await readSum()).toBe(0);
    expect(await redeem('get', mod, uid)).toMatchObject({ status: 302, location: SIGNED_URL });
    expect(await readSum()).toBe(mod.bytes.length);
  });

  it('asks for a signed URL that expires after at most five minutes (R090)', async () => {
    const [uid, mod] = await Promise.all([createMember(), createMod()]);
    await redeem('get', mod, uid);
    expect(FILE_URL_MS).toBeLessThanOrEqual(5 * 60_000);
    // Within five seconds.
    const expires = expect.closeTo(Date.now() + FILE_URL_MS, -4);
    expect(sign).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 'v4', action: 'read', expires }));
  });

  it('gives no URL beyond the volume of an account, whatever the method (R090)', async () => {
    const [uid, other, mod] = await Promise.all([createMember(), createMember(), createMod()]);
    await consumeAll([['download_bytes_by_account', uid, RATE_LIMITS.download_bytes_by_account.points]]);
    expect(await redeem('get', mod, uid)).toMatchObject({ status: 429, location: null });
    expect(await redeem('head', mod, uid)).toMatchObject({ status: 200, location: null });
    expect(await redeem('get', mod, other)).toMatchObject({ status: 302, location: SIGNED_URL });
  });

  it('gives no URL while downloads are paused, whatever the method (R090)', async () => {
    allowLoggedErrors(/downloads paused for the day/);
    const [uid, mod] = await Promise.all([createMember(), createMod()]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY_MS });
    const expires_at = Timestamp.fromMillis(Date.now() + DAY_MS);
    await egress.doc(`${toDay(new Date())}-3`).set({ bytes: DOWNLOAD_BYTES_A_DAY, expires_at });
    expect(await redeem('get', mod, uid)).toMatchObject({ status: 503, location: null });
    expect(await redeem('head', mod, uid)).toMatchObject({ status: 200, location: null });
  });

  it('redirects HEAD and GET of a file hosted elsewhere, whose URL is public (R023)', async () => {
    const externalUrl = 'https://files.example/mods/prova.jar';
    const [uid, mod] = await Promise.all([createMember(), createMod({ externalUrl })]);
    for (const method of ['head', 'get'] as const)
      expect(await redeem(method, mod, uid)).toMatchObject({ status: 302, location: externalUrl });
    expect(await readSum()).toBe(0);
  });
});

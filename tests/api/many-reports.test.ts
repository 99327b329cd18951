import './support/own-project.ts';
import { randomUUID } from 'node:crypto';
import { ALIKE_TOLD_MAX } from '@bigorna/domain/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { watchWrites } from '../../functions/src/platform/firestore-costs.ts';
import { settleReports } from '../../functions/src/reports/settle.ts';
import { firestore } from './support/firebase.ts';
import { makeMember } from './support/members.ts';
import { entryOf, ownApi, type Staff, staffMember, storedAt } from './support/staff-mods.ts';

const api = ownApi();
let moderator: Staff;
beforeAll(async () => {
  moderator = await staffMember('moderator');
});

/** Reports about a member, the oldest first; their ids. */
const putMany = async (path: string, many: number, from = 0): Promise<string[]> => {
  const batch = firestore.batch();
  const ids = Array.from({ length: many }, () => randomUUID());
  for (const [i, id] of ids.entries()) {
    const created_at = new Date(Date.UTC(2026, 9, 1) + (from + i) * 1000);
    const report = { uid: null, subject: 'member', path, reason: 'spam', created_at, resolved_at: null };
    batch.set(firestore.doc(`reports/${id}`), report);
  }
  await batch.commit();
  return ids;
};

describe('many reports about one thing', () => {
  it('R128 a further one is noted on itself alone, once they are many', async () => {
    const about = { subject: 'member', path: `profiles/${(await makeMember()).uid}` } as const;
    const [lead] = await putMany(about.path, ALIKE_TOLD_MAX + 5);
    await settleReports(about);
    expect(await storedAt(`reports/${lead}`)).toMatchObject({ lead: true, alike: ALIKE_TOLD_MAX });
    const [further] = await putMany(about.path, 1, 100);
    const { byPath, stop } = watchWrites();
    await settleReports(about);
    stop();
    expect([...byPath.keys()]).toEqual([`reports/${further}`]);
    expect(await storedAt(`reports/${further}`)).toMatchObject({ lead: false, alike: ALIKE_TOLD_MAX });
  });

  it('R128 the one that is decided is among those that are, however many wait before it', async () => {
    const ids = await putMany(`profiles/${(await makeMember()).uid}`, 230);
    const chosen = ids.at(-1) ?? '';
    const body = { outcome: 'dismissed' };
    const reply = await api.call('resolveReport', moderator, { params: { id: chosen }, body });
    expect(reply.status, reply.text).toBe(200);
    expect(await storedAt(`reports/${chosen}`)).toMatchObject({ outcome: 'dismissed', resolved_by: moderator.uid });
    expect((await entryOf(reply))?.after.reports).toEqual(expect.arrayContaining([chosen, ids[0]]));
  });

  it('R128 one is decided alone, however many wait before it', async () => {
    const ids = await putMany(`profiles/${(await makeMember()).uid}`, 230);
    const chosen = ids.at(-1) ?? '';
    const body = { outcome: 'dismissed', all: false };
    const reply = await api.call('resolveReport', moderator, { params: { id: chosen }, body });
    expect((await entryOf(reply))?.after.reports).toEqual([chosen]);
    expect(await storedAt(`reports/${chosen}`)).toMatchObject({ outcome: 'dismissed' });
    expect(await storedAt(`reports/${ids[0]}`)).toMatchObject({ resolved_at: null });
  });
});

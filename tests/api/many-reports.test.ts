import './support/separate-project.ts';
import { randomUUID } from 'node:crypto';
import { SIMILAR_REPORTS_MAX } from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { updateReportGroup } from '../../functions/src/mods/reports/update-report-group.ts';
import { watchWrites } from '../../functions/src/platform/firestore-costs.ts';
import { firestore } from './support/firebase.ts';
import { createMember } from './support/members.ts';
import { createLocalApi, createStaffMember, getLogEntry, getStored } from './support/staff-mods.ts';

const api = await createLocalApi();
const moderator = await createStaffMember('moderator');

/** Stores reports about a member, oldest first. Returns their ids. */
const storeReports = async (path: string, many: number, from = 0): Promise<string[]> => {
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

describe('many reports about one subject', () => {
  it('write only the new report when there are many (R128)', async () => {
    const about = { subject: 'member', path: `profiles/${(await createMember()).uid}` } as const;
    const [lead] = await storeReports(about.path, SIMILAR_REPORTS_MAX + 5);
    await updateReportGroup(about);
    expect(await getStored(`reports/${lead}`)).toMatchObject({ lead: true, alike: SIMILAR_REPORTS_MAX });
    const [further] = await storeReports(about.path, 1, 100);
    const { byPath, stop } = watchWrites();
    await updateReportGroup(about);
    stop();
    expect([...byPath.keys()]).toEqual([`reports/${further}`]);
    expect(await getStored(`reports/${further}`)).toMatchObject({ lead: false, alike: SIMILAR_REPORTS_MAX });
  });

  it('include the chosen one in a group decision, whatever its position (R128)', async () => {
    const ids = await storeReports(`profiles/${(await createMember()).uid}`, 230);
    const chosen = ids.at(-1) ?? '';
    const body = { outcome: 'dismissed' };
    const reply = await api.call('resolveReport', moderator, { params: { id: chosen }, body });
    expect(reply.status, reply.text).toBe(200);
    expect(await getStored(`reports/${chosen}`)).toMatchObject({ outcome: 'dismissed', resolved_by: moderator.uid });
    expect((await getLogEntry(reply))?.after.reports).toEqual(expect.arrayContaining([chosen, ids[0]]));
  });

  it('allow a decision about one report, whatever its position (R128)', async () => {
    const ids = await storeReports(`profiles/${(await createMember()).uid}`, 230);
    const chosen = ids.at(-1) ?? '';
    const body = { outcome: 'dismissed', all: false };
    const reply = await api.call('resolveReport', moderator, { params: { id: chosen }, body });
    expect((await getLogEntry(reply))?.after.reports).toEqual([chosen]);
    expect(await getStored(`reports/${chosen}`)).toMatchObject({ outcome: 'dismissed' });
    expect(await getStored(`reports/${ids[0]}`)).toMatchObject({ resolved_at: null });
  });
});

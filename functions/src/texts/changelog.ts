import type { AdminChangelogEntry, changelogBody, changelogQuestion } from '@bigorna/domain/endpoints/admin/content';
import type { ChangelogEntry, changelogEntry } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import { doc, type Found, runSound } from '../platform/firestore.ts';
import type { Fields, Kind } from '../records/kind.ts';
import { rowsOf, WHOLE } from '../records/list-records.ts';

/** What is new on the site. */
export const CHANGELOG: Kind<typeof changelogEntry> = { name: 'changelog', at: (id) => doc('changelog/{entry}', id) };

export const changelogFields = ({ updated_at: _seen, date, ...written }: z.infer<typeof changelogBody>): Fields => ({
  ...written,
  date: new Date(date),
});

export const changelogCard = ({ id, data }: Found<ChangelogEntry>): AdminChangelogEntry => ({
  ...data,
  id,
  date: data.date.toISOString(),
  updated_at: data.updated_at.toISOString(),
});

export const listChangelog = async (question: z.infer<typeof changelogQuestion>) =>
  rowsOf(await runSound('changelogEntries', {}, WHOLE), question);

import type {
  AdminChangelogEntry,
  changelogBody,
  changelogQuery,
} from '@bigorna/domain/endpoints/admin/content.schemas';
import type { ChangelogEntry, changelogEntry } from '@bigorna/domain/entities/portal';
import type { z } from 'zod';
import type { CrudType, Fields } from '../../audit/crud/crud-type.ts';
import { ALL_ROWS, selectRows } from '../../audit/crud/select-rows.ts';
import { doc, type QueryDoc, runLenient } from '../../platform/firestore.ts';

export const CHANGELOG: CrudType<typeof changelogEntry> = {
  name: 'changelog',
  at: (id) => doc('changelog/{entry}', id),
};

export const toChangelogFields = ({ updated_at: _seen, date, ...written }: z.infer<typeof changelogBody>): Fields => ({
  ...written,
  date: new Date(date),
});

export const toChangelogCard = ({ id, data }: QueryDoc<ChangelogEntry>): AdminChangelogEntry => ({
  ...data,
  id,
  date: data.date.toISOString(),
  updated_at: data.updated_at.toISOString(),
});

export const listChangelog = async (query: z.infer<typeof changelogQuery>) =>
  selectRows(await runLenient('changelogEntries', {}, ALL_ROWS), query);

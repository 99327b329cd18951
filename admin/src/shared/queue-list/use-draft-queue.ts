import { useListContext } from 'react-admin';
import type { z } from 'zod';
import type { ListName, StaffRow } from '#shared/api/resource-calls.ts';
import { useLeaveGuard } from '#shared/unsaved-guard/use-leave-guard.ts';
import { useCursor } from './use-cursor.ts';
import { useDrafts } from './use-drafts.ts';
import { usePinnedRows } from './use-pinned-rows.ts';

/**
 * Rows of a queue with a cursor and a draft per row, such as a note. Rows with drafts stay in the list.
 *
 * @param toCards puts rows that belong together into one, except rows with drafts, whose ids it gets
 */
export const useDraftQueue = <K extends ListName, D>(
  resource: K,
  emptyDraft: D,
  schema: z.ZodType<D>,
  getPaths: (row: StaffRow<K>) => readonly string[],
  toCards: (rows: readonly StaffRow<K>[], draftIds: ReadonlySet<string>) => readonly StaffRow<K>[] = (rows) => rows,
) => {
  const { data = [] } = useListContext<StaffRow<K>>();
  const drafts = useDrafts(emptyDraft, schema);
  const rows = toCards(usePinnedRows(resource, data, drafts.ids), drafts.ids);
  // Do not ask about stored drafts of rows on other tabs.
  useLeaveGuard(rows.some(({ id }) => drafts.ids.has(id)));
  return { drafts, rows, ...useCursor(rows, getPaths) };
};

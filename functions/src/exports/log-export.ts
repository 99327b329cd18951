import type { usersQuestion } from '@bigorna/domain/endpoints/admin/users';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { auditEntry, CHANGED } from '../platform/audit-log.ts';
import { doc, newId, transaction } from '../platform/firestore.ts';

type Filter = z.output<typeof usersQuestion>['filter'];

/** A search by an address would tell it. */
const told = (filter: Filter): Filter => (filter.q?.includes('@') ? { ...filter, q: CHANGED } : filter);

/**
 * Notes in the log who took members' personal data along, and by which filter.
 *
 * @returns the id of the log entry
 */
export const logUsersExport = (filter: Filter, { uid, requestId }: Actor): Promise<string> =>
  transaction(async (step) => {
    const id = newId();
    const entry = { action: 'export:user', target: 'exports/users', before: null, after: { filter: told(filter) } };
    step.create(doc('logs/{entry}', id), auditEntry({ ...entry, actor: uid, reason: null, requestId }));
    return id;
  });

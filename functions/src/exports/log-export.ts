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
export const logUsersExport = (filter: Filter, actor: Actor): Promise<string> =>
  logExport('exports/users', told(filter), actor);

/** The same of those who downloaded a mod. */
export const logDownloadersExport = (filter: { mod_id: string; release_id?: string | undefined }, actor: Actor) =>
  logExport('exports/downloaders', filter, actor, [doc('mods/{mod}', filter.mod_id).path]);

const logExport = (
  target: string,
  filter: object,
  { uid, requestId }: Actor,
  about: readonly string[] = [],
): Promise<string> =>
  transaction(async (step) => {
    const id = newId();
    const entry = { action: 'export:user', target, about, before: null, after: { filter } };
    step.create(doc('logs/{entry}', id), auditEntry({ ...entry, actor: uid, reason: null, requestId }));
    return id;
  });

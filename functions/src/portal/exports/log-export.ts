import { isDeepStrictEqual } from 'node:util';
import type { ExportName } from '@bigorna/domain/endpoints/admin/overview.schemas';
import type { StaffAction } from '@bigorna/domain/staff-actions';
import type { Actor } from '../../audit/actor.ts';
import { CHANGED, logAction } from '../../audit/audit-log.ts';
import { ApiError } from '../../platform/api-error.ts';
import { now } from '../../platform/clock.ts';
import { doc, get, runTransaction } from '../../platform/firestore.ts';

/** A list's filter, which the list's handler has accepted. */
export type ExportFilter = Readonly<Record<string, unknown>>;

const isEmail = (value: unknown): boolean =>
  [value].flat().some((text) => typeof text === 'string' && text.includes('@'));

/** The log must not contain an e-mail from a search. */
const redactEmails = (filter: ExportFilter): ExportFilter =>
  Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, isEmail(value) ? CHANGED : value]));

/** Whether a log entry shows the whole filter. If not, nobody can tell later which rows an entry stands for. */
export const isLoggedWhole = (filter: ExportFilter): boolean => !Object.values(filter).some(isEmail);

const getAction = (resource: ExportName): StaffAction =>
  resource === 'users' || resource === 'downloaders' ? 'export:user' : 'export:list';

/**
 * Logs who exported a list, and with which filter (R210).
 *
 * @returns the id of the log entry
 */
export const logExport = (resource: ExportName, filter: ExportFilter, actor: Actor): Promise<string> =>
  runTransaction(async (tx) =>
    logAction(tx, actor, {
      action: getAction(resource),
      target: `exports/${resource}`,
      about: typeof filter.mod_id === 'string' ? [doc('mods/{mod}', filter.mod_id).path] : [],
      before: null,
      after: { filter: redactEmails(filter) },
    }),
  );

/** Maximum time between the first part of an export and any later part. */
const CONTINUED_MS = 3_600_000;

/**
 * Checks that a part continues an export that the same person began within the last hour, of the same list with the
 * same filter. Such a part needs no log entry of its own.
 *
 * @throws ApiError invalid_request on `entry`
 */
export const assertContinues = async (
  entry: string,
  resource: ExportName,
  filter: ExportFilter,
  { uid }: Actor,
): Promise<void> => {
  const begun = await get(doc('logs/{entry}', entry));
  const isSame =
    begun?.actor === uid && begun.target === `exports/${resource}` && isDeepStrictEqual(begun.after, { filter });
  if (isSame && now().getTime() - begun.at.getTime() < CONTINUED_MS) return;
  throw new ApiError('invalid_request', { fields: [{ path: 'entry', code: 'invalid_value' }] });
};

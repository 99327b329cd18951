import { siteSettings } from '@bigorna/domain/entities/portal';
import { logAction } from '../../audit/audit-log.ts';
import type { Undo } from '../../audit/undo.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, type Reader, runTransaction, SERVER_TIME, type Writer } from '../../platform/firestore.ts';

const ACTION = 'choose:mod_of_the_week';
const SETTINGS = doc('settings/site');
const loggedChoice = siteSettings.pick({ mod_of_the_week: true });

interface Choice {
  readonly modId: string | null;
  readonly actor: string;
  readonly requestId: string;
  readonly undoes?: string | undefined;
}

const readChoice = async (tx: Reader): Promise<string | null> => {
  const settings = await tx.get(SETTINGS);
  return settings?.mod_of_the_week ?? null;
};

const assertVisible = async (tx: Reader, modId: string): Promise<void> => {
  const mod = requireFound(await tx.get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.deleted_at !== null) throw new ApiError('mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('move_not_allowed');
};

/**
 * Writes the choice and its log entry. The entry refers to the chosen mod and to the previously chosen mod. Returns the
 * id of the entry.
 */
const write = (tx: Writer, before: string | null, { modId, actor, requestId, undoes }: Choice): string => {
  const about = [modId, before].flatMap((one) => (one === null ? [] : [doc('mods/{mod}', one).path]));
  const change = { before: { mod_of_the_week: before }, after: { mod_of_the_week: modId }, undoes };
  tx.merge(SETTINGS, { mod_of_the_week: modId, updated_at: SERVER_TIME });
  return logAction(tx, { uid: actor, requestId }, { action: ACTION, target: SETTINGS.path, about, ...change });
};

/**
 * Chooses the mod of the week; with null, the portal selects it by downloads.
 *
 * @returns the id of the log entry; undefined if the mod is already chosen
 * @throws ApiError mod_not_found; move_not_allowed if the mod is not visible
 */
export const chooseModOfTheWeek = (choice: Choice): Promise<string | undefined> =>
  runTransaction(async (tx) => {
    const before = await readChoice(tx);
    if (choice.modId !== null) await assertVisible(tx, choice.modId);
    return before === choice.modId ? undefined : write(tx, before, choice);
  });

/** Restores the previous choice if that mod is still visible. */
export const undoChoice: Undo = (entry, { uid, requestId }) =>
  runTransaction(async (tx) => {
    const [previous, chosen] = [loggedChoice.parse(entry.before), loggedChoice.parse(entry.after)].map(
      (part) => part.mod_of_the_week,
    );
    const before = await readChoice(tx);
    if (chosen !== before || previous === undefined) throw new ApiError('stale');
    if (previous !== null) await assertVisible(tx, previous);
    return write(tx, before, { modId: previous, actor: uid, requestId, undoes: entry.id });
  });

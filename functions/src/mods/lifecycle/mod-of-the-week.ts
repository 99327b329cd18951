import { siteSettings } from '@bigorna/domain/entities/portal';
import { createAuditEntry } from '../../audit/audit-log.ts';
import type { Undo } from '../../audit/undo.ts';
import { ApiError, requireFound } from '../../platform/api-error.ts';
import { doc, newId, type Reader, SERVER_TIME, transaction, type Writer } from '../../platform/firestore.ts';

const ACTION = 'choose:mod_of_the_week';
const SETTINGS = doc('settings/site');
const loggedChoice = siteSettings.pick({ mod_of_the_week: true });

interface Choice {
  readonly modId: string | null;
  readonly actor: string;
  readonly requestId: string;
  readonly undoes?: string;
}

const readChoice = async (step: Reader): Promise<string | null> => {
  const settings = await step.get(SETTINGS);
  return settings?.mod_of_the_week ?? null;
};

const assertVisible = async (step: Reader, modId: string): Promise<void> => {
  const mod = requireFound(await step.get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.deleted_at !== null) throw new ApiError('mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('move_not_allowed');
};

/** Writes the choice and its log entry. It names the chosen mod and refers to the former one too. Returns its id. */
const write = (step: Writer, before: string | null, { modId, actor, requestId, undoes }: Choice): string => {
  const id = newId();
  const about = [modId, before].flatMap((one) => (one === null ? [] : [doc('mods/{mod}', one).path]));
  const difference = { before: { mod_of_the_week: before }, after: { mod_of_the_week: modId } };
  step.merge(SETTINGS, { mod_of_the_week: modId, updated_at: SERVER_TIME });
  const entry = { actor, action: ACTION, target: SETTINGS.path, about, ...difference, reason: null, requestId };
  step.create(doc('logs/{entry}', id), createAuditEntry(undoes === undefined ? entry : { ...entry, undoes }));
  return id;
};

/**
 * Chooses the mod of the week; null selects it by downloads.
 *
 * @returns the id of the log entry; undefined if it is already chosen
 * @throws ApiError mod_not_found; move_not_allowed if it is not visible
 */
export const chooseModOfTheWeek = (choice: Choice): Promise<string | undefined> =>
  transaction(async (step) => {
    const before = await readChoice(step);
    if (choice.modId !== null) await assertVisible(step, choice.modId);
    return before === choice.modId ? undefined : write(step, before, choice);
  });

/** Restores the previous choice if that mod is still visible. */
export const undoChoice: Undo = (entry, { uid, requestId }) =>
  transaction(async (step) => {
    const [previous, chosen] = [loggedChoice.parse(entry.before), loggedChoice.parse(entry.after)].map(
      (part) => part.mod_of_the_week,
    );
    const before = await readChoice(step);
    if (chosen !== before || previous === undefined) throw new ApiError('stale');
    if (previous !== null) await assertVisible(step, previous);
    return write(step, before, { modId: previous, actor: uid, requestId, undoes: entry.id });
  });

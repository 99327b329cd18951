import { siteSettings } from '@bigorna/domain/entities/portal';
import type { Undo } from '../logs/undo.ts';
import { ApiError, notFoundUnless } from '../platform/api-error.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { doc, newId, type Reader, SERVER_TIME, transaction, type Writer } from '../platform/firestore.ts';

const ACTION = 'choose:mod_of_the_week';
const SETTINGS = doc('settings/site');
const chosenPart = siteSettings.pick({ mod_of_the_week: true });

interface Choice {
  readonly modId: string | null;
  readonly actor: string;
  readonly requestId: string;
  readonly undoes?: string;
}

const chosenIn = async (step: Reader): Promise<string | null> => {
  const settings = await step.get(SETTINGS);
  return settings?.mod_of_the_week ?? null;
};

const refuseUnseen = async (step: Reader, modId: string): Promise<void> => {
  const mod = notFoundUnless(await step.get(doc('mods/{mod}', modId)), 'mod_not_found');
  if (mod.deleted_at !== null) throw new ApiError('mod_not_found');
  if (mod.status !== 'approved') throw new ApiError('move_not_allowed');
};

/** Writes the choice and its log entry, which is found from the mods too. Answers the entry's id. */
const write = (step: Writer, before: string | null, { modId, actor, requestId, undoes }: Choice): string => {
  const id = newId();
  const about = [before, modId].flatMap((one) => (one === null ? [] : [doc('mods/{mod}', one).path]));
  const difference = { before: { mod_of_the_week: before }, after: { mod_of_the_week: modId } };
  step.merge(SETTINGS, { mod_of_the_week: modId, updated_at: SERVER_TIME });
  const entry = { actor, action: ACTION, target: SETTINGS.path, about, ...difference, reason: null, requestId };
  step.create(doc('logs/{entry}', id), auditEntry(undoes === undefined ? entry : { ...entry, undoes }));
  return id;
};

/**
 * Chooses the mod of the week; null leaves it to the downloads.
 *
 * @returns the log entry's id; undefined where it is the chosen one already
 * @throws ApiError mod_not_found, move_not_allowed where visitors do not see it
 */
export const chooseModOfTheWeek = (choice: Choice): Promise<string | undefined> =>
  transaction(async (step) => {
    const before = await chosenIn(step);
    if (choice.modId !== null) await refuseUnseen(step, choice.modId);
    return before === choice.modId ? undefined : write(step, before, choice);
  });

/** Brings the former choice back, if visitors still see it. */
export const undoChoice: Undo = (entry, { uid, requestId }) =>
  transaction(async (step) => {
    const [was, is] = [chosenPart.parse(entry.before), chosenPart.parse(entry.after)].map(
      (part) => part.mod_of_the_week,
    );
    const before = await chosenIn(step);
    if (is !== before || was === undefined) throw new ApiError('stale');
    if (was !== null) await refuseUnseen(step, was);
    return write(step, before, { modId: was, actor: uid, requestId, undoes: entry.id });
  });

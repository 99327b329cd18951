import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';
import { isEmpty } from '#shared/fields/is-empty.ts';
import { isTakeDown } from './use-action-name.ts';

/** Logged fields that are no text for readers: the id of a log entry, and the mark that the verdict shows. */
const HIDDEN: ReadonlySet<string> = new Set(['entry', 'taken_down']);

/** Changed fields of a log entry, with the values before and after. Skips fields that stay empty. */
export const getEntryChanges = (entry: Pick<LogCard, 'before' | 'after'>): readonly FieldChange[] => {
  const before = entry.before ?? {};
  const after: NonNullable<LogCard['after']> = isTakeDown(entry)
    ? { ...entry.after, verdict: 'taken_down' }
    : (entry.after ?? {});
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !HIDDEN.has(field))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !(isEmpty(change.before) && isEmpty(change.after)));
};

/** Resource of a log entry's fields, from the target path: `mods/a/releases/b` and `exports/releases` give releases. */
export const getResourceName = (target: string): string => {
  const parts = target.split('/');
  const collection = parts.at(parts.length % 2 === 0 && parts[0] !== 'exports' ? -2 : -1) ?? '';
  return COLLECTIONS[collection] ?? collection;
};

/** Collections with another resource name in the console. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  blocked_files: 'blocked-files',
  comments: 'comments-moderation',
  contact_messages: 'contact-messages',
  game_versions: 'game-versions',
  media_kit: 'media-kit',
};

import type { LogCard } from '@bigorna/domain/endpoints/admin/logs.schemas';
import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews.schemas';

/** Changed fields of a log entry, with the values before and after. */
export const getEntryChanges = ({ before, after }: Pick<LogCard, 'before' | 'after'>): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
};

/** Resource of a log entry's fields, from the target path: `mods/a/releases/b` gives releases. */
export const getResourceName = (target: string): string => {
  const parts = target.split('/');
  const collection = parts.at(parts.length % 2 === 0 ? -2 : -1) ?? '';
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

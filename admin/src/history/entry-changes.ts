import type { LogCard } from '@bigorna/domain/endpoints/admin/logs';
import type { FieldChange } from '@bigorna/domain/endpoints/admin/reviews';

/** The fields that an entry changed, with what they were and became. */
export const entryChanges = ({ before, after }: Pick<LogCard, 'before' | 'after'>): readonly FieldChange[] => {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({ field, before: before?.[field] ?? null, after: after?.[field] ?? null }));
};

/** Whose fields an entry tells of, from the path of what was acted on: `mods/a/releases/b` are a release's. */
export const resourceOf = (target: string): string => {
  const parts = target.split('/');
  const collection = parts.at(parts.length % 2 === 0 ? -2 : -1) ?? '';
  return COLLECTIONS[collection] ?? collection;
};

/** Collections that the console calls otherwise. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  comments: 'comments-moderation',
  contact_messages: 'contact-messages',
  media_kit: 'media-kit',
};

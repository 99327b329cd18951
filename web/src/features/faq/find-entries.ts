import type { PublicFaqEntry } from '@bigorna/domain/endpoints/portal.schemas';
import { hasAllWords } from '#shared/text/highlight-parts.ts';

/** Entries that contain every search term in the question or the answer. */
export const findEntries = (entries: readonly PublicFaqEntry[], words: readonly string[]): readonly PublicFaqEntry[] =>
  entries.filter(({ question, answer }) => hasAllWords(`${question}\n${answer}`, words));

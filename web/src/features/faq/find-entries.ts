import type { PublicFaqEntry } from '@bigorna/domain/endpoints/portal';
import { holdsAll } from '#app/marks.ts';

/** The entries in which every word is found, in the question or in the answer. */
export const findEntries = (entries: readonly PublicFaqEntry[], words: readonly string[]): readonly PublicFaqEntry[] =>
  entries.filter(({ question, answer }) => holdsAll(`${question}\n${answer}`, words));

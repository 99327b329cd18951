import type { IndexFile } from '../index-file.ts';
import type { State } from './state.ts';
import type { TermStore } from './term-store.ts';
import type { TextMatcher } from './text-matcher.ts';

/** Parts of an open index that queries use. */
export interface Engine {
  file: IndexFile;
  state: State;
  terms: TermStore;
  matcher: TextMatcher;
}

import type { IndexFile } from '../index-file.ts';
import type { State } from './state.ts';
import type { TermStore } from './term-store.ts';
import type { TextMatcher } from './text-matcher.ts';

/** The parts of an open index, as questions use them. */
export interface Engine {
  file: IndexFile;
  state: State;
  terms: TermStore;
  matcher: TextMatcher;
}

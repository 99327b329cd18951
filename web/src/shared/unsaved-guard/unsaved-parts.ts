import type { MessageDescriptor } from 'react-intl';
import type { BlockerFunction } from 'react-router-dom';
import { setLeaveCheck } from './leave-check.ts';

/** Texts of the question before a page is left: title, text and buttons. */
export type LeaveQuestion = Record<'title' | 'text' | 'stay' | 'discard', MessageDescriptor>;

/** Parts of a page with unsaved input. While a part has unsaved input, the browser asks before the tab closes. */
export class UnsavedParts {
  readonly #parts = new Map<string, LeaveQuestion | undefined>();
  readonly #ask: () => Promise<boolean>;

  /** @param ask asks the visitor whether the input may be discarded. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  get areThere(): boolean {
    return this.#parts.size > 0;
  }

  /** The question of the first part that has its own. */
  get question(): LeaveQuestion | undefined {
    return [...this.#parts.values()].find((question) => question !== undefined);
  }

  /** Blocks navigation to another page while there is unsaved input. */
  readonly shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    this.areThere && currentLocation.pathname !== nextLocation.pathname;

  readonly mark = (part: string, isUnsaved: boolean, question?: LeaveQuestion): void => {
    if (isUnsaved) this.#parts.set(part, question);
    else this.#parts.delete(part);
    this.#updateChecks();
  };

  /** Forgets all unsaved parts, so that leaving needs no confirmation. */
  readonly discard = (): void => {
    this.#parts.clear();
    this.#updateChecks();
  };

  #updateChecks(): void {
    if (this.areThere) addEventListener('beforeunload', this.#blockUnload);
    else removeEventListener('beforeunload', this.#blockUnload);
    setLeaveCheck(this.areThere ? this.#ask : undefined);
  }

  readonly #blockUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
}

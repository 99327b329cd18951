import type { BlockerFunction } from 'react-router-dom';
import { setLeaveCheck } from './leave-check.ts';

/** Parts of a page with unsaved input. While a part has unsaved input, the browser asks before the tab closes. */
export class UnsavedParts {
  readonly #parts = new Set<string>();
  readonly #ask: () => Promise<boolean>;

  /** @param ask asks the visitor whether the input may be discarded. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  get areThere(): boolean {
    return this.#parts.size > 0;
  }

  /** Blocks navigation to another page while there is unsaved input. */
  readonly shouldBlock: BlockerFunction = ({ currentLocation, nextLocation }) =>
    this.areThere && currentLocation.pathname !== nextLocation.pathname;

  readonly mark = (part: string, isUnsaved: boolean): void => {
    if (isUnsaved) this.#parts.add(part);
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

import type { BlockerFunction } from 'react-router-dom';
import { setLeaveCheck } from './leave-check.ts';

/** The parts of a page that hold what was typed or chosen and not saved; the browser asks before the tab closes over them. */
export class UnsavedParts {
  readonly #parts = new Set<string>();
  readonly #ask: () => Promise<boolean>;

  /** @param ask asks the visitor whether they may be lost. */
  constructor(ask: () => Promise<boolean>) {
    this.#ask = ask;
  }

  get areThere(): boolean {
    return this.#parts.size > 0;
  }

  /** Whether a navigation would lose them: one to another page. */
  readonly hold: BlockerFunction = ({ currentLocation, nextLocation }) =>
    this.areThere && currentLocation.pathname !== nextLocation.pathname;

  readonly mark = (part: string, isUnsaved: boolean): void => {
    if (isUnsaved) this.#parts.add(part);
    else this.#parts.delete(part);
    this.#follow();
  };

  /** They may be lost. */
  readonly forget = (): void => {
    this.#parts.clear();
    this.#follow();
  };

  #follow(): void {
    if (this.areThere) addEventListener('beforeunload', this.#holdTab);
    else removeEventListener('beforeunload', this.#holdTab);
    setLeaveCheck(this.areThere ? this.#ask : undefined);
  }

  readonly #holdTab = (event: BeforeUnloadEvent): void => event.preventDefault();
}

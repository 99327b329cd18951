import type { Locator, Page } from '@playwright/test';

/** One thing that a person does, and what tells them that it is done. */
export interface Step {
  readonly name: string;
  does(page: Page): Promise<unknown>;
  sees(page: Page): Locator;
  /** How it is done again after a failure, where that is not as the first time; nothing where the site goes on by itself. */
  again?(page: Page): Promise<unknown>;
}

export interface Journey {
  readonly name: string;
  /** While all is well: opens the page where the journey begins, and answers its steps. */
  begin(page: Page): Promise<readonly Step[]>;
  /** Whether a page seen before can be gone back to in the middle, without losing what is typed. */
  readonly looksBack?: boolean;
  /** How long after the fault its steps may take, in ms, where the portal itself asks for more patience than others. */
  readonly recoveryMs?: number;
}

import type { Locator, Page } from '@playwright/test';

type Action = () => Promise<unknown>;

/** One user action, and the locator that shows its success. */
export interface Step {
  readonly name: string;
  readonly act: Action;
  readonly sees: Locator;
  /** Repeats the action after a failure. */
  readonly retry: Action;
}

/**
 * Creates a step.
 *
 * @param does an action, or the element to click
 * @param retry replaces `does` after a failure, if the user must do something else then
 */
export const createStep = (name: string, does: Locator | Action, sees: Locator, retry?: Action): Step => {
  const act = typeof does === 'function' ? does : () => does.click();
  return { name, act, sees, retry: retry ?? act };
};

/** Retry that does nothing, because the site retries by itself. */
export const waitForSite: Action = async () => undefined;

interface JourneyOptions {
  readonly name: string;
  /** Whether the journey can go to an earlier page and back without losing input. */
  readonly visitsEarlierPage?: boolean;
  /**
   * Whether the visitor has been here before, so that the browser has the site's service worker. Without it, a page that
   * the browser loads while the functions are away is Hosting's error page.
   */
  readonly isReturning?: boolean;
  /** Time limit for the steps after the fault in ms, if the portal needs more than the default. */
  readonly recoveryMs?: number;
}

export interface Journey extends JourneyOptions {
  /**
   * Opens the first page before the fault starts.
   *
   * @returns the steps
   */
  begin(page: Page): Promise<readonly Step[]>;
}

export const createJourney = (given: string | JourneyOptions, begin: Journey['begin']): Journey => ({
  ...(typeof given === 'string' ? { name: given } : given),
  begin,
});

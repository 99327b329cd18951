import { expect, type Locator } from '@playwright/test';

interface Waiting {
  timeout: number;
  intervals?: number[];
}

/** Opens a path again and again until it shows the target, because a change reaches pages late. */
export const openUntilVisible = (target: Locator, path: string, attemptMs: number, waiting: Waiting): Promise<void> =>
  expect(async () => {
    await target.page().goto(path);
    await expect(target).toBeVisible({ timeout: attemptMs });
  }).toPass(waiting);

import { expect, type Locator } from '@playwright/test';

interface Waiting {
  timeout: number;
  intervals?: number[];
}

/** Opens a path again and again until it shows the target, because instances of the API sync a change one by one. */
export const openUntilVisible = (target: Locator, path: string, eachMs: number, waiting: Waiting): Promise<void> =>
  expect(async () => {
    await target.page().goto(path);
    await expect(target).toBeVisible({ timeout: eachMs });
  }).toPass(waiting);

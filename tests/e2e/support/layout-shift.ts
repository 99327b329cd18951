import type { Page } from '@playwright/test';

/** Sum of the layout shifts since the page opened, without those soon after an input. */
export const getLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (!Reflect.get(entry, 'hadRecentInput')) sum += Reflect.get(entry, 'value');
        }).observe({ type: 'layout-shift', buffered: true });
        requestIdleCallback(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

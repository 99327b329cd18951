import type { Page } from 'playwright';

/** An entry of the event-timing API. */
interface RecordedEvent {
  interaction: number;
  name: string;
  /** From the input to the next paint, in milliseconds, rounded to 8 ms. */
  duration: number;
}

declare global {
  interface Window {
    seenEvents?: RecordedEvent[];
  }
}

/** The shortest duration that the API reports. A shorter interaction counts as this long. */
export const SHORTEST_MS = 16;

/** Records the interaction events of every page of a context, as web-vitals does. */
export const RECORD_EVENTS = `(() => {
  window.seenEvents = [];
  const keep = (entries) => {
    for (const { interactionId, name, duration } of entries)
      if (interactionId) window.seenEvents.push({ interaction: interactionId, name, duration });
  };
  new PerformanceObserver((list) => keep(list.getEntries())).observe({
    type: 'event', buffered: true, durationThreshold: ${SHORTEST_MS},
  });
})()`;

/** Waits until the next paint is over and the browser has delivered its event-timing entries. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 2000 })),
        );
      }),
  );
};

/**
 * Runs an action on a page.
 *
 * @returns the slowest interaction of the action in milliseconds; an interaction lasts as long as its longest event
 */
export const measureInteraction = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await settle(page);
  await page.evaluate(() => {
    window.seenEvents = [];
  });
  await act();
  await settle(page);
  const seen = await page.evaluate(() => window.seenEvents ?? []);
  return Math.max(SHORTEST_MS, ...seen.map(({ duration }) => duration));
};

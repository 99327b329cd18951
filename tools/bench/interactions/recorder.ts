import type { Page } from 'playwright';

/** What the browser saw of one entry of the event-timing API. */
interface Seen {
  interaction: number;
  name: string;
  /** From the input to the paint that follows its handlers, in milliseconds, to 8 ms. */
  duration: number;
}

declare global {
  interface Window {
    seenEvents?: Seen[];
  }
}

/** The least that the API tells of; what is quicker counts as this. */
export const SHORTEST_MS = 16;

/** Collects the events of every page of a context, as web-vitals does: those that belong to an interaction. */
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

/** Until what was just done is painted, and its entries are told. */
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
 * Does something to a page and answers its slowest interaction, in milliseconds: of the events of one interaction (pointer
 * and click, key down and up) the longest counts.
 */
export const timed = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await settle(page);
  await page.evaluate(() => {
    window.seenEvents = [];
  });
  await act();
  await settle(page);
  const seen = await page.evaluate(() => window.seenEvents ?? []);
  return Math.max(SHORTEST_MS, ...seen.map(({ duration }) => duration));
};

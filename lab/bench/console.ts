import { chromium, type Page } from '@playwright/test';
import { CONSOLE_PAGES, expectLoaded, getMenuItem } from '../../tests/e2e/support/console-pages.ts';
import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { computePercentile } from './catalogue/latency.ts';
import { formatMs, printHeading, printTable, printVerdict } from './catalogue/tables.ts';
import { withBenchPortal } from './portal.ts';
import { signInAs } from './sign-in.ts';

const VISITS = 3;
const PAGE_TARGET_MS = 400;
const FRAME_TARGET_MS = 200;
/** 50 KB/s with 400 ms of latency. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Opens the dashboard, waits until it is complete and the network idle, and then opens a page from the menu. */
const timeFirstVisit = async (page: Page, label: string): Promise<number> => {
  await page.goto('/admin');
  await expectLoaded(page);
  await page.waitForLoadState('networkidle');
  const start = performance.now();
  await getMenuItem(page, label).click();
  await page.waitForURL((url) => url.pathname !== '/admin');
  await expectLoaded(page);
  return performance.now() - start;
};

/** Milliseconds from the navigation to the first paint, without the latency of the line. */
const timeFrame = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto('/admin/', { waitUntil: 'commit' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-paint')) resolve(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  return paint - SLOW_LINE.latency;
};

/**
 * Prints how long the first visit of each console page takes, and the first paint on a slow line. Fails if the median
 * of the pages exceeds 400 ms, or the paint 200 ms without the latency.
 *
 * @param args as `withBenchPortal` takes them
 */
export const runConsoleBench = (args: readonly string[]): Promise<void> =>
  withBenchPortal(args, async (baseURL) => {
    const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
    try {
      const options = await signInAs(browser, { baseURL, locale: 'pt-BR' }, 'super');
      const inNewWindow = async (measure: (page: Page) => Promise<number>): Promise<number> => {
        const context = await browser.newContext(options);
        const time = await measure(await context.newPage());
        await context.close();
        return time;
      };
      const repeat = async (measure: (page: Page) => Promise<number>): Promise<number> => {
        const times: number[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) times.push(await inNewWindow(measure));
        return computePercentile(times, 0.5);
      };
      printHeading(`first visit of each console page, median of ${VISITS}`);
      const visits: [label: string, time: number][] = [];
      for (const { label, path } of CONSOLE_PAGES) {
        if (path !== '/admin') visits.push([label, await repeat((page) => timeFirstVisit(page, label))]);
      }
      printTable(
        ['page', 'to content'],
        visits.map(([label, time]) => [label, formatMs(time)]),
      );
      const median = computePercentile(
        visits.map(([, time]) => time),
        0.5,
      );
      printVerdict('first visit, median of the pages', median, PAGE_TARGET_MS, formatMs);
      const frame = await repeat(timeFrame);
      printVerdict('frame at 50 KB/s, beyond the latency of 400 ms', frame, FRAME_TARGET_MS, formatMs);
      if (median > PAGE_TARGET_MS || frame > FRAME_TARGET_MS) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  });

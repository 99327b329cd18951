import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import {
  CONSOLE_PAGES,
  CONTENT,
  expectLoaded,
  getConsoleMenu,
  WAITING,
} from '../../tests/e2e/support/console-pages.ts';
import { findChromium, machineChromium } from '../../tools/testing/chromium.ts';
import { computePercentile } from './catalogue/latency.ts';
import { formatMs, formatTimes, printHeading, printTable, printVerdict } from './catalogue/tables.ts';
import { withBenchPortal } from './portal.ts';
import { signInAs } from './sign-in.ts';

const VISITS = 3;
const PAGE_TARGET_MS = 400;
const FRAME_TARGET_MS = 200;
/** 50 KB/s with 400 ms of latency. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** The entry of a page in the menu; its address may have filters. */
const getMenuLink = (page: Page, path: string): Locator =>
  getConsoleMenu(page).locator(`a[href="${path}"], a[href^="${path}?"]`);

const openDashboard = async (page: Page): Promise<void> => {
  await page.goto('/admin');
  await expectLoaded(page);
  await page.waitForLoadState('networkidle');
};

/** Milliseconds from the click in the menu to the frame that shows the complete page. */
const timeFirstVisit = async (page: Page, path: string): Promise<number> => {
  await openDashboard(page);
  const visit = page.evaluate(
    ([content, waiting]) =>
      new Promise<number>((resolve) => {
        const isVisible = (element: Element): boolean => element.checkVisibility();
        const getTitle = () => document.querySelector('h1')?.textContent;
        const formerTitle = getTitle();
        const isComplete = (): boolean =>
          getTitle() !== formerTitle &&
          [...document.querySelectorAll(content)].some(isVisible) &&
          document.querySelector(waiting) === null;
        const start = (event: Event): void => {
          const checkFrame = (): void => {
            if (isComplete()) resolve(performance.now() - event.timeStamp);
            else requestAnimationFrame(checkFrame);
          };
          requestAnimationFrame(checkFrame);
        };
        document.addEventListener('click', start, { capture: true, once: true });
      }),
    [CONTENT, WAITING] as const,
  );
  await getMenuLink(page, path).click();
  return visit;
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

/** A portal, and how to measure it in a new browser window. */
interface Side {
  readonly name: string;
  readonly inNewWindow: <T>(measure: (page: Page) => Promise<T>) => Promise<T>;
}

const openSide = async (browser: Browser, name: string, baseURL: string): Promise<Side> => {
  const options = await signInAs(browser, { baseURL, locale: 'pt-BR' }, 'super');
  const inNewWindow: Side['inNewWindow'] = async (measure) => {
    const context = await browser.newContext(options);
    const result = await measure(await context.newPage());
    await context.close();
    return result;
  };
  return { name, inNewWindow };
};

const getMedian = (values: readonly number[]): number => computePercentile(values, 0.5);

/** The median of several visits of each side. The sides take turns, so that the machine's load hits them equally. */
const compareSides = async (
  sides: readonly Side[],
  measure: (page: Page) => Promise<number>,
): Promise<readonly number[]> => {
  const times = sides.map((): number[] => []);
  for (let visit = 0; visit < VISITS; visit += 1) {
    for (const [i, side] of sides.entries()) times[i]?.push(await side.inNewWindow(measure));
  }
  return times.map(getMedian);
};

/** Paths of the pages that the menu of every side has. */
const findCommonPaths = async (sides: readonly Side[]): Promise<string[]> => {
  const paths = CONSOLE_PAGES.flatMap(({ path }) => (path === '/admin' ? [] : [path]));
  const hasPath = (side: Side) =>
    side.inNewWindow(async (page) => {
      await openDashboard(page);
      return Promise.all(paths.map(async (path) => (await getMenuLink(page, path).count()) > 0));
    });
  const found: boolean[][] = [];
  for (const side of sides) found.push(await hasPath(side));
  const common = paths.filter((_path, i) => found.every((has) => has[i]));
  // Another version may have fewer pages.
  if (common.length === 0 || (sides.length === 1 && common.length < paths.length)) throw new Error('Pages are missing');
  return common;
};

/** A row of the table: the time of each side, and with two sides how many times faster the last one is. */
const toRow = (name: string, times: readonly number[]): string[] => {
  const [before, now] = times;
  const ratio = before !== undefined && now !== undefined ? [formatTimes(before / now)] : [];
  return [name, ...times.map(formatMs), ...ratio];
};

/**
 * Prints how long the first visit of each console page takes, and the first paint on a slow line. Fails if a page
 * exceeds 400 ms, or the paint 200 ms without the latency.
 *
 * @param args as `withBenchPortal` takes them
 */
export const runConsoleBench = (args: readonly string[]): Promise<void> =>
  withBenchPortal(args, async (url, before) => {
    const browser = await chromium.launch({ executablePath: await findChromium(machineChromium) });
    try {
      const now = await openSide(browser, 'now', url);
      const sides = before === undefined ? [now] : [await openSide(browser, 'before', before), now];
      printHeading(`first visit of each console page, median of ${VISITS}`);
      const visits: [path: string, times: readonly number[]][] = [];
      for (const path of await findCommonPaths(sides)) {
        visits.push([path, await compareSides(sides, (page) => timeFirstVisit(page, path))]);
      }
      const medians = sides.map((_side, i) => getMedian(visits.map(([, times]) => times[i] ?? Number.NaN)));
      const frames = await compareSides(sides, timeFrame);
      const rows = [...visits, ['median of the pages', medians], ['first paint at 50 KB/s', frames]] as const;
      printTable(
        ['page', ...sides.map(({ name }) => name), ...(before === undefined ? [] : ['faster'])],
        rows.map(([name, times]) => toRow(name, times)),
      );
      const slowest = Math.max(...visits.map(([, times]) => times.at(-1) ?? Number.NaN));
      const frame = frames.at(-1) ?? Number.NaN;
      printVerdict('first visit, slowest page', slowest, PAGE_TARGET_MS, formatMs);
      printVerdict('first paint at 50 KB/s, beyond the latency of 400 ms', frame, FRAME_TARGET_MS, formatMs);
      if (!(slowest <= PAGE_TARGET_MS && frame <= FRAME_TARGET_MS)) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  });

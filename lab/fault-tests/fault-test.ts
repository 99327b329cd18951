import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Page, chromium as playwright } from '@playwright/test';
import { assignClientIp } from '../../tests/e2e/support/client-ip.ts';
import { stubPictures } from '../../tests/e2e/support/stub-pictures.ts';
import { CACHE } from '../../tools/shared/paths.ts';
import { canLoseEvents, FAULTS, type Fault, type Proxies, startFault } from './faults.ts';
import { findIncompleteWrites, measureDrift } from './invariants.ts';
import type { Journey } from './journeys/journey.ts';
import { MEMBER_JOURNEYS } from './journeys/member.ts';
import { openPage } from './journeys/people.ts';
import { STAFF_JOURNEYS } from './journeys/staff.ts';
import { TALK_JOURNEYS } from './journeys/talk.ts';
import { VISITOR_JOURNEYS } from './journeys/visitor.ts';
import { Person } from './person.ts';
import type { ProxyTally } from './proxies/fault-proxy.ts';
import { type FaultResult, type Outcome, record } from './record.ts';

/** Folder for screenshots of failures. */
const PICTURES = join(CACHE, 'fault-tests');

const JOURNEYS = [...VISITOR_JOURNEYS, ...MEMBER_JOURNEYS, ...TALK_JOURNEYS, ...STAFF_JOURNEYS];

export interface FaultTestOptions {
  /** Names of faults and journeys; empty means all. */
  readonly faults: readonly string[];
  readonly journeys: readonly string[];
  readonly atOnce: number;
  /** Whether to write the results into docs/quality.md. */
  readonly isRecorded: boolean;
  readonly proxies: Proxies;
  readonly chromium: string;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** The launcher handles Ctrl+C and stops everything in order. Playwright would end the process at once. */
const LAUNCH_OPTIONS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

const NONE: Fault = { name: 'none', service: null, mode: 'fair' };

const WORKER_MS = 60_000;
const LOOK_MS = 500;

/** Visits the site, which registers its service worker at the first interaction. */
const installWorker = async (page: Page): Promise<void> => {
  await openPage(page, '/contact');
  const until = Date.now() + WORKER_MS;
  while (!(await page.evaluate(() => navigator.serviceWorker.controller !== null))) {
    if (Date.now() > until) throw new Error('No service worker controls the page.');
    // Listeners may attach after the page is shown.
    await page.keyboard.press('Shift');
    await delay(LOOK_MS);
  }
};

/** Creates a browser page. Stubs pictures unless the fault affects them, because each picture costs a function call. */
const createPage = async (browser: Browser, baseURL: string, { service }: Fault, { isReturning }: Journey) => {
  const context = await browser.newContext({
    baseURL,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: isReturning ? 'allow' : 'block',
  });
  context.setDefaultNavigationTimeout(60_000);
  await assignClientIp(context);
  const page = await context.newPage();
  if (isReturning) await installWorker(page);
  return service === 'storage' ? page : stubPictures(page);
};

const sum = (tallies: readonly ProxyTally[]): ProxyTally => ({
  calls: tallies.reduce((all, { calls }) => all + calls, 0),
  errors: tallies.reduce((all, { errors }) => all + errors, 0),
});

const print = (fault: Fault, { journey, complaints, messages }: Outcome, met: string): void => {
  const formatted = messages.length > 0 ? ` — ${messages.join(' | ').slice(0, 200)}` : '';
  console.log(`${complaints.length === 0 ? '✓' : '✗'} ${fault.name} · ${journey}${met}${formatted}`);
  for (const complaint of complaints) console.log(`    ${complaint}`);
};

/**
 * Runs several journeys before, during and after one fault. The fault `errors` runs one journey at a time, so that each
 * journey makes the same calls in every run.
 */
const runJourneys = async (
  fault: Fault,
  journeys: readonly Journey[],
  browser: Browser,
  { url, proxies }: FaultTestOptions,
): Promise<{ outcomes: Outcome[]; tallies: ProxyTally[] }> => {
  const people = await Promise.all(
    journeys.map(async (journey) => new Person(journey, await createPage(browser, url, fault, journey))),
  );
  await Promise.all(people.map((person) => person.attempt('before the fault', () => person.begin())));
  const isAlone = fault.mode === 'errors';
  const tallies: ProxyTally[] = [];
  for (const some of isAlone ? people.map((one) => [one]) : [people]) {
    const end = await startFault(fault, proxies, some.map(({ journey }) => journey.name).join());
    await Promise.all(some.map((person) => person.attempt('during the fault', () => person.tryAll())));
    tallies.push(await end());
  }
  const outcomes = people.map(async (person, index) => {
    const { journey, complaints, messages, page } = person;
    const savePicture = async (when: string) => {
      const name = `${fault.name} · ${journey.name} · ${when}.png`.replaceAll(/[:·]/g, '-');
      if (complaints.length > 0) await page.screenshot({ path: join(PICTURES, name) }).catch(() => undefined);
    };
    await savePicture('during');
    await person.attempt('after the fault', () => person.finish());
    await savePicture('after');
    await page.context().close();
    const { calls, errors } = sum(tallies.slice(index, index + 1));
    const outcome = { journey: journey.name, complaints, messages };
    return { outcome, met: isAlone ? ` (${errors} of ${calls} calls failed)` : '' };
  });
  const all = await Promise.all(outcomes);
  for (const { outcome, met } of all) print(fault, outcome, met);
  return { outcomes: all.map(({ outcome }) => outcome), tallies };
};

/** @returns the exit code */
export async function runFaultTests(options: FaultTestOptions): Promise<number> {
  // Faults run in the order of the command line.
  const known = new Map([NONE, ...FAULTS].map((fault) => [fault.name, fault]));
  const faults = options.faults.length === 0 ? FAULTS : options.faults.flatMap((name) => known.get(name) ?? []);
  const journeys = JOURNEYS.filter(({ name }) => options.journeys.length === 0 || options.journeys.includes(name));
  const browser = await playwright.launch({
    executablePath: options.chromium,
    args: ['--disable-gpu'],
    ...LAUNCH_OPTIONS,
  });
  const results: FaultResult[] = [];
  const before = await measureDrift();
  try {
    for (const fault of faults) {
      const began = Date.now();
      const outcomes: Outcome[] = [];
      const tallies: ProxyTally[] = [];
      for (let from = 0; from < journeys.length; from += options.atOnce) {
        options.signal.throwIfAborted();
        const done = await runJourneys(fault, journeys.slice(from, from + options.atOnce), browser, options);
        outcomes.push(...done.outcomes);
        tallies.push(...done.tallies);
      }
      const { incomplete, recounted } = await findIncompleteWrites(before, canLoseEvents(fault));
      const tally = sum(tallies);
      outcomes.push({ journey: 'nothing half-written', complaints: incomplete, messages: [] });
      results.push({ fault: fault.name, outcomes, incomplete: incomplete.length, recounted, tally });
      if (recounted > 0) console.log(`   ${recounted} mods recounted after lost events`);
      for (const line of incomplete) console.log(`✗ ${fault.name} · ${line}`);
      if (options.isRecorded) await record(results);
      if (tally.calls > 0) console.log(`   ${tally.calls} calls reached the proxy, ${tally.errors} failed`);
      console.log(`── ${fault.name}: ${Math.round((Date.now() - began) / 1000)} s`);
    }
  } finally {
    await browser.close();
  }
  const all = results.flatMap(({ outcomes }) => outcomes);
  const passed = all.filter(({ complaints }) => complaints.length === 0).length;
  console.log(`${passed} of ${all.length} fault tests passed`);
  return passed === all.length ? 0 : 1;
}

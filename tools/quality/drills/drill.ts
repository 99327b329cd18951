import { join } from 'node:path';
import { type Browser, chromium as playwright } from '@playwright/test';
import { giveOwnAddress } from '../../../tests/e2e/support/address.ts';
import { withoutPictures } from '../../../tests/e2e/support/without-pictures.ts';
import { CACHE } from '../../emulators/paths.ts';
import type { Door, DoorTally } from './doors/door.ts';
import { type DoorName, FAULTS, type Fault, losesEvents } from './faults.ts';
import { drift } from './invariants/figures.ts';
import { leftHalfWritten } from './invariants/settled.ts';
import { JOURNEYS } from './journeys/index.ts';
import type { Journey } from './journeys/journey.ts';
import { DATA, type Outcome } from './outcome.ts';
import { Person } from './person.ts';
import { record } from './record.ts';
import { startFault } from './start-fault.ts';

/** What pages looked like where something was wrong. */
const PICTURES = join(CACHE, 'drills');

export interface DrillOptions {
  /** Names of faults and journeys; all where none is given. */
  readonly faults: readonly string[];
  readonly journeys: readonly string[];
  readonly atOnce: number;
  /** Whether the figures are written into docs/quality.md. */
  readonly isRecorded: boolean;
  readonly doors: ReadonlyMap<DoorName, Door>;
  readonly chromium: string;
  readonly url: string;
  readonly signal: AbortSignal;
}

/** A Ctrl+C is for the launcher, which stops things in order; Playwright would end the process at once. */
const OURS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };

const NONE: Fault = { name: 'none', door: null, weather: 'fair' };

/** Without pictures, each of which is drawn by a function, but where they are what fails. */
const openPage = async (browser: Browser, url: string, { door }: Fault) => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  context.setDefaultNavigationTimeout(60_000);
  await giveOwnAddress(context);
  const page = await context.newPage();
  return door === 'storage' ? page : withoutPictures(page);
};

const sum = (tallies: readonly (DoorTally | undefined)[]): DoorTally => ({
  calls: tallies.reduce((all, one) => all + (one?.calls ?? 0), 0),
  errors: tallies.reduce((all, one) => all + (one?.errors ?? 0), 0),
});

/**
 * Some journeys through one fault: all begin before it, and end after it. They meet it at once; errors one after the other,
 * so that each makes the same calls at every drill and meets errors of its own.
 */
const goThrough = async (
  fault: Fault,
  journeys: readonly Journey[],
  browser: Browser,
  { url, doors }: DrillOptions,
): Promise<{ outcomes: Outcome[]; tally: DoorTally }> => {
  const people = await Promise.all(
    journeys.map(async (journey) => ({
      journey,
      person: new Person(await openPage(browser, url, fault), journey),
      broken: [] as string[],
      tally: undefined as DoorTally | undefined,
    })),
  );
  const all = async (does: (person: Person) => Promise<void>, when: string, some = people) => {
    await Promise.all(
      some.map(async ({ person, broken }) => {
        if (broken.length > 0) return;
        await does(person).catch((error: unknown) => broken.push(`${when}: ${String(error).slice(0, 400)}`));
      }),
    );
  };
  await all((person) => person.begin(), 'before the fault');
  const tallies: DoorTally[] = [];
  for (const some of fault.weather === 'errors' ? people.map((one) => [one]) : [people]) {
    const end = await startFault(fault, doors, some.map(({ journey }) => journey.name).join());
    try {
      await all((person) => person.tryAll(), 'during the fault', some);
    } finally {
      const tally = await end();
      tallies.push(tally);
      if (fault.weather === 'errors') for (const one of some) one.tally = tally;
    }
  }
  const pictured = (when: string) =>
    Promise.all(
      people.map(({ journey, person }) =>
        person.keepPicture(join(PICTURES, `${fault.name} · ${journey.name} · ${when}.png`.replaceAll(/[:·]/g, '-'))),
      ),
    );
  await pictured('during');
  await all((person) => person.finish(), 'after the fault');
  await pictured('after');
  await Promise.all(people.map(({ person }) => person.leave()));
  const outcomes = people.map(({ journey, person, broken, tally }) => ({
    fault: fault.name,
    journey: journey.name,
    complaints: [...broken, ...person.complaints],
    said: person.said,
    ...(tally && { tally }),
  }));
  return { outcomes, tally: sum(tallies) };
};

const print = ({ fault, journey, complaints, said, tally }: Outcome): void => {
  const met = tally ? ` (${tally.errors} of ${tally.calls} calls failed)` : '';
  console.log(
    `${complaints.length === 0 ? '✓' : '✗'} ${fault} · ${journey}${met}${said.length > 0 ? ` — ${said.join(' | ').slice(0, 200)}` : ''}`,
  );
  for (const complaint of complaints) console.log(`    ${complaint}`);
};

/** @returns the exit code */
export async function drill(options: DrillOptions): Promise<number> {
  // In the order they were named in.
  const known = new Map([NONE, ...FAULTS].map((fault) => [fault.name, fault]));
  const faults = options.faults.length === 0 ? FAULTS : options.faults.flatMap((name) => known.get(name) ?? []);
  const journeys = JOURNEYS.filter(({ name }) => options.journeys.length === 0 || options.journeys.includes(name));
  const browser = await playwright.launch({ executablePath: options.chromium, args: ['--disable-gpu'], ...OURS });
  const outcomes: Outcome[] = [];
  const before = await drift();
  try {
    for (const fault of faults) {
      const began = Date.now();
      const tallies: DoorTally[] = [];
      for (let from = 0; from < journeys.length; from += options.atOnce) {
        options.signal.throwIfAborted();
        const { outcomes: some, tally } = await goThrough(
          fault,
          journeys.slice(from, from + options.atOnce),
          browser,
          options,
        );
        for (const outcome of some) print(outcome);
        outcomes.push(...some);
        tallies.push(tally);
      }
      const { faults: half, recounted } = await leftHalfWritten(before, losesEvents(fault));
      const tally = sum(tallies);
      outcomes.push({
        fault: fault.name,
        journey: DATA,
        complaints: half,
        said: [],
        tally,
        recounted: recounted.length,
      });
      if (recounted.length > 0) console.log(`   ${recounted.length} mods counted anew, whose events were lost`);
      for (const line of half) console.log(`✗ ${fault.name} · ${line}`);
      if (options.isRecorded) await record(outcomes);
      if (tally.calls > 0) console.log(`   ${tally.calls} calls came to the door, ${tally.errors} failed`);
      console.log(`── ${fault.name}: ${Math.round((Date.now() - began) / 1000)} s`);
    }
  } finally {
    await browser.close();
  }
  const bad = outcomes.filter(({ complaints }) => complaints.length > 0);
  console.log(`${outcomes.length - bad.length} of ${outcomes.length} drills passed`);
  return bad.length === 0 ? 0 : 1;
}

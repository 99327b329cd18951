import { randomInt, randomUUID } from 'node:crypto';
import { percentile } from './catalogue/figures.ts';
import { ms, part, table, verdict } from './catalogue/tables.ts';
import { onPortal } from './portal.ts';

const PAIRS = 100;
/** Of each question, not measured: the Functions emulator starts its processes. */
const WARM_UPS = 3;
/** Further apart, the medians would tell who has an account. */
const APART_MS = 15;
const PATIENCE_MS = 60_000;
const PASSWORD = 'Cobalto7Lunar';

interface Person {
  readonly username: string;
  readonly email: string;
}

/** What is asked about a person who has an account, and about one who has none. */
interface Question {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  body(person: Person): object;
}

const QUESTIONS: readonly Question[] = [
  {
    name: 'login by username',
    path: '/auth/login',
    status: 401,
    body: ({ username }) => ({ identifier: username, password: 'Errada123' }),
  },
  {
    name: 'login by e-mail',
    path: '/auth/login',
    status: 401,
    body: ({ email }) => ({ identifier: email, password: 'Errada123' }),
  },
  { name: 'forgotten password', path: '/auth/forgot-password', status: 200, body: ({ email }) => ({ email }) },
];

/** Each call comes from an address of its own: what is measured are answers, not refusals. */
const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const somebody = (): Person => {
  const username = `medida-${randomUUID().slice(0, 13)}`;
  return { username, email: `${username}@bigorna.test` };
};

const post = async (url: string, path: string, body: object): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': someAddress() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, text: await answer.text() };
};

const registered = async (url: string): Promise<Person> => {
  const person = somebody();
  const { status, text } = await post(url, '/auth/register', { ...person, full_name: 'Medida', password: PASSWORD });
  if (status !== 200) throw new Error(`register answered ${status} ${text}`);
  return person;
};

interface Asked {
  readonly text: string;
  readonly milliseconds: number;
}

const ask = async (url: string, { name, path, status, body }: Question, person: Person): Promise<Asked> => {
  const begun = performance.now();
  const answer = await post(url, path, body(person));
  const milliseconds = performance.now() - begun;
  if (answer.status !== status) throw new Error(`${name} answered ${answer.status} ${answer.text}`);
  return { text: answer.text, milliseconds };
};

/** Both at the same time, so that the machine is as busy for one as for the other; each is sent first as often. */
const askPair = async (url: string, question: Question, known: Person, isKnownFirst: boolean) => {
  const pair = isKnownFirst ? [known, somebody()] : [somebody(), known];
  const asked = await Promise.all(pair.map((person) => ask(url, question, person)));
  const [ofKnown, ofUnknown] = isKnownFirst ? asked : asked.toReversed();
  if (ofKnown === undefined || ofUnknown === undefined || ofKnown.text !== ofUnknown.text) {
    throw new Error(`${question.name} tells by its text who has an account`);
  }
  return { known: ofKnown.milliseconds, unknown: ofUnknown.milliseconds };
};

const medians = async (url: string, question: Question, people: readonly Person[]) => {
  const pairs: { known: number; unknown: number }[] = [];
  for (const [i, person] of people.entries()) pairs.push(await askPair(url, question, person, i % 2 === 0));
  const measured = pairs.slice(WARM_UPS);
  const known = percentile(
    measured.map((pair) => pair.known),
    0.5,
  );
  const unknown = percentile(
    measured.map((pair) => pair.unknown),
    0.5,
  );
  return { name: question.name, pairs: measured.length, known, unknown, apart: Math.abs(known - unknown) };
};

const measure = async (url: string): Promise<void> => {
  const people: Person[] = [];
  while (people.length < WARM_UPS + PAIRS) people.push(await registered(url));
  part('medians of the time to an answer, by whether there is such an account');
  const found: Awaited<ReturnType<typeof medians>>[] = [];
  for (const question of QUESTIONS) found.push(await medians(url, question, people));
  const rows = found.map(({ name, pairs, known, unknown, apart }) => [
    name,
    String(pairs),
    ms(known),
    ms(unknown),
    ms(apart),
  ]);
  table(['question', 'pairs', 'known', 'unknown', 'apart'], rows);
  for (const { name, apart } of found) verdict(name, apart, APART_MS, ms);
  if (found.some(({ apart }) => apart > APART_MS)) process.exitCode = 1;
};

/**
 * Prints how long login and forgotten password take for those who have an account and for those who have none. Fails where
 * the medians are more than 15 ms apart, or where status or text differ.
 *
 * @param args as `onPortal` takes them
 */
export const timing = (args: readonly string[]): Promise<void> => onPortal(args, measure);

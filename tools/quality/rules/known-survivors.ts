import type { Mutant } from './mutants.ts';

/** A change of the rules that no test can notice, because it changes nothing that anybody can bring about. */
export interface KnownSurvivor extends Pick<Mutant, 'service' | 'within' | 'after'> {
  /** Where more than one of the line becomes the same. */
  readonly before?: string;
  readonly reason: string;
}

const FIRESTORE = 'cloud.firestore';
const NOBODY = 'Without a token, asking for its uid is an error, which refuses as well; said for who reads the rules.';
const NO_CLIENT_WRITES =
  'No client writes what is read here, so that it is the same before the commit and after. (The other reads are told apart.)';
const NO_KIND = 'A kind without a line has no stamp either way: the comparison fails, or is an error.';
const EMPTY_ID = 'No document has an empty id.';

const after = (path: string, read: string): Pick<KnownSurvivor, 'within' | 'after'> => ({
  within: `return ${path};`,
  after: read,
});

const DOCUMENTS = '/databases/$(database)/documents';

export const KNOWN_SURVIVORS: readonly KnownSurvivor[] = [
  {
    service: FIRESTORE,
    within: 'return request.auth != null',
    before: 'request.auth != null',
    after: 'true',
    reason: NOBODY,
  },
  {
    service: FIRESTORE,
    within: 'return request.auth != null && request.auth.uid == uid;',
    before: 'request.auth != null',
    after: 'true',
    reason: NOBODY,
  },
  {
    service: 'firebase.storage',
    within: 'return request.auth != null',
    before: 'request.auth != null',
    after: 'true',
    reason: NOBODY,
  },
  {
    service: FIRESTORE,
    ...after(`get(${DOCUMENTS}/users/$(request.auth.uid)).data`, `getAfter(${DOCUMENTS}/users/$(request.auth.uid))`),
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    ...after(`get(${DOCUMENTS}/mods/$(modId)).data.status == 'approved'`, `getAfter(${DOCUMENTS}/mods/$(modId))`),
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    ...after(
      `exists(${DOCUMENTS}/mods/$(modId)/downloaders/$(request.auth.uid))`,
      `existsAfter(${DOCUMENTS}/mods/$(modId)/downloaders/$(request.auth.uid))`,
    ),
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    ...after(
      `get(${DOCUMENTS}/profiles/$(request.auth.uid)).data`,
      `getAfter(${DOCUMENTS}/profiles/$(request.auth.uid))`,
    ),
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    ...after(
      `get(${DOCUMENTS}/mods/$(modId)/releases/$(releaseId)).data.verdict == 'clear'`,
      `getAfter(${DOCUMENTS}/mods/$(modId)/releases/$(releaseId))`,
    ),
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    within: `&& exists(${DOCUMENTS}/profiles/$(parts[1])));`,
    after: `existsAfter(${DOCUMENTS}/profiles/$(parts[1]))`,
    reason: NO_CLIENT_WRITES,
  },
  {
    service: FIRESTORE,
    within: 'return request.resource.data.keys().hasOnly(fields) && request.resource.data.keys().hasAll(fields);',
    before: 'request.resource.data.keys().hasAll(fields)',
    after: 'true',
    reason:
      'Whoever asks for it looks at each of the fields besides, and a missing one is an error, which refuses as well.',
  },
  {
    service: FIRESTORE,
    within: `|| get(${DOCUMENTS}/users/$(request.auth.uid)/limits/$(kind)).data.at`,
    after: `get(${DOCUMENTS}/users/$(request.auth.uid)/limits/$(kind)).data.at + duration.value(floodInterval(kind), 'ms') < request.time`,
    reason: 'Nobody can choose the moment of a commit to the microsecond at which the two differ.',
  },
  { service: FIRESTORE, within: 'return intervals.get(kind, 0);', after: "'mutant'", reason: NO_KIND },
  { service: FIRESTORE, within: 'return intervals.get(kind, 0);', after: '-1', reason: NO_KIND },
  {
    service: FIRESTORE,
    within: '&& floodInterval(kind) > 0;',
    after: '1',
    reason: 'Every kind there is has an interval of a second at least.',
  },
  {
    service: FIRESTORE,
    within: '&& request.query.offset in [0, null]',
    after: '[0]',
    reason:
      'The emulator says 0 where nothing is to be skipped; the reference of the rules does not say what Firebase says.',
  },
  {
    service: FIRESTORE,
    within: "&& commentId.matches('[A-Za-z0-9_-]{1,64}')",
    after: "'[A-Za-z0-9_-]{0,64}'",
    reason: EMPTY_ID,
  },
  {
    service: FIRESTORE,
    within: "&& reportId.matches('[A-Za-z0-9_-]{1,64}')",
    after: "'[A-Za-z0-9_-]{0,64}'",
    reason: EMPTY_ID,
  },
];

/** Whether a declared survivor is this mutant. */
export const isDeclared = (known: KnownSurvivor, { service, within, before, after: text }: Mutant): boolean =>
  known.service === service &&
  known.within === within &&
  known.after === text &&
  (known.before === undefined || known.before === before);

/** Why a mutant may live, if it may. */
export const reasonFor = (mutant: Mutant): string | null =>
  KNOWN_SURVIVORS.find((known) => isDeclared(known, mutant))?.reason ?? null;

import type { Mutant } from './mutants.ts';

/** A mutant of firestore.rules that no test can detect, because it changes no reachable behavior. */
export interface DeclaredSurvivor extends Pick<Mutant, 'before' | 'after'> {
  /** Start of the original line; a whole line ends with a line feed. Selects one of several equal mutants. */
  readonly within: string;
  readonly reason: string;
}

type Row = readonly [within: string, before: string, after: string];

/** Declares several mutants with the same reason. */
const because = (reason: string, ...rows: readonly Row[]): DeclaredSurvivor[] =>
  rows.map(([within, before, after]) => ({ within, before, after, reason }));

/** Row for a read before the commit. The mutant reads the document after the commit. */
const read = (within: string, kind: 'get' | 'exists', path: string) => {
  const call = `${kind}(/databases/$(database)/documents/${path})`;
  return [`${within}${call}`, call, call.replace(kind, `${kind}After`)] as const;
};

const SESSION_END = '(request.auth.token.minted_at + greatestAge(person.role)) * 1000';
const INTERVAL_END = "at + duration.value(floodInterval(kind), 'ms')";

const STAMP = '(/databases/$(database)/documents/users/$(request.auth.uid)/limits/$(kind))';
const FORMER_STAMP = `!exists${STAMP} || isIntervalOver(kind, get${STAMP}.data.at)`;

export const DECLARED_SURVIVORS: readonly DeclaredSurvivor[] = [
  ...because(
    'Without a token, reading its uid is an error, which also denies; written for the reader.',
    ['return request.auth != null\n', 'request.auth != null', 'true'],
    ['return request.auth != null && ', 'request.auth != null', 'true'],
  ),
  ...because(
    'No client writes the document read here, so it is the same before and after the commit. (The other reads are tested.)',
    read('return ', 'get', 'users/$(request.auth.uid)'),
    read('return ', 'get', 'mods/$(modId)'),
    read('return ', 'exists', 'mods/$(modId)/downloaders/$(request.auth.uid)'),
    read('return ', 'get', 'profiles/$(request.auth.uid)'),
    read('return ', 'get', 'mods/$(modId)/releases/$(releaseId)'),
    read('&& ', 'exists', 'profiles/$(parts[1])'),
  ),
  ...because('The caller also reads each of the fields, and a missing one is an error, which also denies.', [
    'return request.resource.data',
    'request.resource.data.keys().hasAll(fields)',
    'true',
  ]),
  ...because(
    'No client can choose the time of its request to the microsecond at which the two differ.',
    [`return ${INTERVAL_END}`, `${INTERVAL_END} <= request.time`, `${INTERVAL_END} < request.time`],
    [`&& ${SESSION_END}`, `${SESSION_END} > request.time.toMillis()`, `${SESSION_END} >= request.time.toMillis()`],
  ),
  ...because(
    'A kind without an entry has no timestamp in either case: the comparison fails or is an error.',
    ['return intervals.get(kind, 0);', '0', "'mutant'"],
    ['return intervals.get(kind, 0);', '0', '-1'],
  ),
  ...because('Every kind has an interval of at least a second.', ['&& floodInterval(kind) > 0;', '0', '1']),
  ...because('The emulator reports 0 if nothing is skipped; the rules reference does not say what Firebase reports.', [
    '&& request.query.offset in [0, null]',
    '[0, null]',
    '[0]',
  ]),
  ...because(
    'No document has an empty id.',
    ['&& commentId.matches(', "'[A-Za-z0-9_-]{1,64}'", "'[A-Za-z0-9_-]{0,64}'"],
    ['&& reportId.matches(', "'[A-Za-z0-9_-]{1,64}'", "'[A-Za-z0-9_-]{0,64}'"],
    ['&& request.resource.data.parent.matches(', "'[A-Za-z0-9_-]{1,64}'", "'[A-Za-z0-9_-]{0,64}'"],
  ),
  ...because(
    'A value of another type makes the next condition an error, which also denies.',
    ['|| (request.resource.data.parent is string', 'request.resource.data.parent is string', 'true'],
    ['&& data.mod_id is string', 'data.mod_id is string', 'true'],
    ['&& data.comment_id is string', 'data.comment_id is string', 'true'],
  ),
  ...because(
    "The stamp's own rule also refuses an early update, and no client deletes a stamp.",
    ['return !exists', FORMER_STAMP, 'true'],
    ['return stamp.at == request.time', 'formerStampIsOldEnough(kind)', 'true'],
  ),
  ...because(
    "No client writes another member's comment, so it is the same before and after the commit.",
    read('let comment = ', 'get', 'mods/$(modId)/comments/$(commentId)'),
  ),
  ...because(
    'The two differ only for a reply whose commit deletes its own parent. Such a reply is harmless, like one whose parent is deleted later.',
    read('let stored = ', 'get', 'mods/$(modId)/comments/$(parent)'),
  ),
];

/** Whether a declaration describes this mutant. */
export const isDeclared = (known: DeclaredSurvivor, { service, within, before, after }: Mutant): boolean =>
  service === 'cloud.firestore' &&
  `${within}\n`.startsWith(known.within) &&
  known.before === before &&
  known.after === after;

/** The reason why a mutant may survive, or null. */
export const getSurvivalReason = (mutant: Mutant): string | null =>
  DECLARED_SURVIVORS.find((known) => isDeclared(known, mutant))?.reason ?? null;

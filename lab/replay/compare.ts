import type { Recording, ReplayCall } from './recording.ts';

const SHOWN_MAX = 160;

const formatValue = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, SHOWN_MAX);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists the places where two values differ. Ignores the order of an object's fields. */
const findDifferences = (a: unknown, b: unknown, path: string): string[] => {
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) {
    return Object.is(a, b) ? [] : [`${path}: ${formatValue(a)} → ${formatValue(b)}`];
  }
  const [before, after] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => findDifferences(before.get(name), after.get(name), `${path}.${name}`));
};

const nameCall = ({ request: { id, role, variant, phase, method, target, body } }: ReplayCall): string =>
  `${id} · ${role} · ${variant} · ${phase} · ${method} ${target} ${body?.text ?? ''}`;

/** Compares the responses of two recordings. Calls with the same request are matched by their order. */
export const compareRecordings = (
  a: Recording,
  b: Recording,
): { calls: number; differing: { call: string; differences: string[] }[] } => {
  const [before, after] = [Map.groupBy(a.calls, nameCall), Map.groupBy(b.calls, nameCall)];
  const pairs = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [first = [], second = []] = [before.get(name), after.get(name)];
    return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => ({
      call: `${name} #${index + 1}`,
      responses: [first[index]?.answer, second[index]?.answer],
    }));
  });
  const differing = pairs.flatMap(({ call, responses: [first, second] }) => {
    if (first === undefined) return [{ call, differences: ['only in the second recording'] }];
    if (second === undefined) return [{ call, differences: ['only in the first recording'] }];
    const differences = findDifferences(first, second, 'answer');
    return differences.length === 0 ? [] : [{ call, differences }];
  });
  return { calls: pairs.length, differing };
};

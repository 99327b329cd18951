import { createHash } from 'node:crypto';

/** Characters that end a line for readline, but not in JSON. */
const LINE_ENDS = /[\u2028\u2029]/g;
const inOneLine = (json: string): string =>
  json.replace(LINE_ENDS, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'));

/**
 * JSON text in one line with sorted fields, so that equal values give equal texts. Preserves a negative zero, which
 * `JSON.stringify` loses.
 */
export const toCanonicalJson = (value: unknown): string => {
  if (Object.is(value, -0)) return '-0.0';
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    const sorted = fields.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${sorted.map(([name, inner]) => `${inOneLine(JSON.stringify(name))}:${toCanonicalJson(inner)}`).join(',')}}`;
  }
  return inOneLine(JSON.stringify(value) ?? 'null');
};

const MODULUS = 2n ** 256n;

/**
 * An order-independent digest of lines: the sum of their SHA-256, modulo 2^256. Adds one line at a time, so that the
 * set need not fit into memory.
 */
export class Digest {
  #sum = 0n;
  #count = 0;

  add(line: string): void {
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % MODULUS;
    this.#count += 1;
  }

  get count(): number {
    return this.#count;
  }

  /** 64 hexadecimal digits. */
  get hex(): string {
    return this.#sum.toString(16).padStart(64, '0');
  }
}

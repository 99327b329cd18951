import fc from 'fast-check';

/** Texts that have broken programs, for any field. fast-check itself adds texts such as `__proto__` and `toString`. */
export const HOSTILE_TEXTS: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Any UTF-16: lone surrogates, control characters, direction marks.
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom(...' .\u0000\ufeff/\\', '', '..', 'a\u0000b', '\u202eanrog\u202c', 'a\r\nX-Injected: 1', '__x__'),
  fc.constantFrom('../../../../etc/passwd', "' OR 1=1 --", '"unbalanced AND (NEAR', '<script>alert(1)</script>'),
  fc.constantFrom('NaN', 'null', '[]', '{}', '-0', '1e999', '9'.repeat(400), '{{7*7}}', '字'.repeat(2000)),
  fc.constantFrom('0001-01-01T00:00:00Z', '2026-02-30T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'),
  fc.constantFrom('9999-12-31T23:59:59.999999999Z', '\u{1f98a}'.repeat(40), 'e\u0301'.repeat(50)),
  fc.constantFrom('http://[::1', 'https://user:pass@169.254.169.254/', 'javascript:alert(1)', 'x'.repeat(100_000)),
);

/** Values of many types, so that most have the wrong type for a field. */
export const HOSTILE_VALUES: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: HOSTILE_TEXTS, weight: 2 },
  { arbitrary: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.maxSafeInteger()), weight: 1 },
  {
    arbitrary: fc.constantFrom<unknown>(
      { $ne: null },
      { seconds: 1, nanoseconds: 2 },
      Array.from({ length: 5000 }, (_item, index) => index),
      Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 'deep'),
    ),
    weight: 1,
  },
);

/** Bodies that are not JSON objects, or are unusual JSON objects. */
export const RAW_BODIES: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.tuple(fc.json(), fc.nat(20)).map(([text, length]) => `{"a":${text.slice(0, length)}`),
  fc.constantFrom('', '{"a":NaN}', '{"a":1e999}', '{"a":-0,"a":1}', '\ufeff{}', '{"a":"\\ud800"}', '{"\\u0000":1}'),
  fc.constantFrom(
    '{"__proto__":{"role":"super_admin"},"constructor":{"prototype":{}}}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
    `{"padding":"${'x'.repeat(300 * 1024)}"}`,
    'a=1&b=2',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
  ),
);

/** Bytes that end, hide or break a text: control characters, dots, slashes, and parts of invalid UTF-8. */
const BYTES = [0x00, 0x0a, 0x0d, 0x2e, 0x2f, 0x5c, 0x28, 0x80, 0xa0, 0xc3, 0xed, 0xf0, 0xff];
const ESCAPED = fc.constantFrom(...BYTES).map((byte) => `%${byte.toString(16).padStart(2, '0')}`);

/** Raw texts for a URL: valid and invalid escapes, and punctuation. */
const RAW_TEXTS = fc.string({
  unit: fc.oneof(ESCAPED, fc.constantFrom(...'%z.a;=+*:$(){}')),
  minLength: 1,
  maxLength: 8,
});

/** Raw URL segments in place of a parameter. */
export const RAW_SEGMENTS: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: RAW_TEXTS, weight: 3 },
  {
    arbitrary: fc.constantFrom('.', '..', '%2e%2e', '..%2f..%2fadmin', '__proto__', '__id__', 'constructor', ':slug'),
    weight: 1,
  },
  {
    arbitrary: fc.constantFrom('%E2%80%AE', '%0d%0aX-Injected:%201', 'x'.repeat(2000), '%F0%9F%A6%8A'.repeat(170)),
    weight: 1,
  },
);

/** Raw query parts, appended to the query. */
export const RAW_QUERIES: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(fc.constantFrom('x', '', '__proto__', '__proto__[x]', 'constructor', 'limit[]', 'q', 'q[$ne]'), RAW_TEXTS)
    .map(([name, text]) => `${name}=${text}`),
  fc
    .tuple(fc.constantFrom('sort', 'range', 'filter', 'after'), fc.oneof(fc.json(), HOSTILE_TEXTS))
    .map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 4000)}`),
  fc.constantFrom('%', '=', '&&&', '?', '#', 'page=1&page=2', 'range=%5B5%2C1%5D', 'range=%5B0%2C100000%5D'),
  fc.constantFrom(
    'sort=%5B%22id%22%5D',
    'filter=%7B%22__proto__%22%3A1%7D',
    'filter=%7B%22id%22%3A%5B%5D%7D',
    'filter=null',
  ),
  fc.constant(`x=${'y'.repeat(4000)}`),
);

/** Values that are wrong for every header. An empty value removes the header. */
const HEADER_VALUES = ['', '*', ';;;', ', , ,', '__proto__', '\u00e9\u00ff', 'x'.repeat(5000)];
/** Headers that our code reads, each with unusual values. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'Accept-Language': ['xx-YY;q=9, ,;;q=, pt-BR;q=abc', `${'en,'.repeat(1500)}fr`],
  'Content-Type': ['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16'],
  'Content-Encoding': ['gzip', 'br, identity'],
  'If-None-Match': ['"x", W/"y", z'],
  'If-Modified-Since': ['yesterday'],
  Range: ['bytes=0-0', 'bytes=99999999-', 'bytes=-0,5-1', 'lines=1-2'],
  Accept: ['image/avif;q=0'],
  Host: ['attacker.example'],
  Origin: ['https://attacker.example'],
  'X-Forwarded-For': ["1.2.3.4', ::ffff:5.6.7.8, fe80::1%eth0, not an address", '::', '1:2:3:4:5:6:7:8, 9'],
  'X-Forwarded-Host': ['attacker.example'],
  'X-Forwarded-Proto': ['gopher'],
  'X-HTTP-Method-Override': ['DELETE'],
  'Idempotency-Key': ['x'.repeat(1000)],
  'X-Firebase-AppCheck': ['x.y.z'],
  'User-Agent': [],
  Cookie: ['__session=%00; a=b'],
  Expect: ['200-maybe'],
};

/** Whether a host fits into a URL. With any other host, the Hosting emulator ends and Functions does not respond. */
const isReadable = (name: string, value: string): boolean =>
  name !== 'Host' || value === '' || URL.canParse(`http://${value}`);

/** Header sets with one invalid header. */
export const HOSTILE_HEADERS: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { arbitrary: fc.constant({ 'Content-Length': '0' }), weight: 1 },
  {
    arbitrary: fc
      .constantFrom(...Object.entries(HEADERS))
      .chain(([name, values]) =>
        fc
          .constantFrom(...[...values, ...HEADER_VALUES].filter((value) => isReadable(name, value)))
          .map((value) => ({ [name]: value })),
      ),
    weight: 30,
  },
);

/**
 * What the evaluator must say: one row an expression. Every row runs here as a storage rule and, in
 * tests/rules/storage-evaluator.test.ts, as a rule of the Firestore emulator; both must give the verdict.
 * The input is the same for all rows: {@link AUTH} asks to create `{collection}/sample` with {@link DATA}.
 */

export interface Case {
  readonly expression: string;
  readonly allowed: boolean;
  /** `function` declarations beside the rule. */
  readonly functions?: string;
  /** No one is signed in. */
  readonly signedOut?: true;
  /** Why the Firestore emulator is not asked. */
  readonly onlyHere?: string;
}

export const AUTH = { uid: 'ana', token: { email: 'ana@bigorna.test', email_verified: true, level: 7 } };

/** `request.resource.data`, as Firestore's REST interface writes values. */
export const DATA = {
  name: { stringValue: 'Forge Plus' },
  slug: { stringValue: 'forge-plus' },
  accented: { stringValue: 'Épico' },
  lines: { stringValue: 'a\nb' },
  size: { integerValue: '42' },
  big: { integerValue: '9223372036854775807' },
  price: { doubleValue: 1.5 },
  whole: { doubleValue: 42 },
  nan: { doubleValue: 'NaN' },
  open: { booleanValue: true },
  closed: { booleanValue: false },
  none: { nullValue: null },
  at: { timestampValue: '2026-03-01T12:30:45.123456Z' },
  later: { timestampValue: '2026-03-03T12:30:45.123456Z' },
  tags: { arrayValue: { values: [{ stringValue: 'magic' }, { stringValue: 'tech' }] } },
  mixed: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'two' }, { nullValue: null }] } },
  empty: { arrayValue: {} },
  nested: { mapValue: { fields: { deep: { mapValue: { fields: { leaf: { integerValue: '5' } } } } } } },
  bare: { mapValue: {} },
  before: { mapValue: { fields: { a: { integerValue: '1' }, b: { integerValue: '2' }, c: { integerValue: '3' } } } },
  after: { mapValue: { fields: { a: { integerValue: '1' }, b: { integerValue: '9' }, d: { integerValue: '4' } } } },
};

/** Documents there are, by path below `documents/`. */
export const DOCUMENTS = {
  'users/ana': {
    role: { stringValue: 'admin' },
    banned: { booleanValue: false },
    can: { arrayValue: { values: [{ stringValue: 'edit:mods' }] } },
  },
  'users/bia': { role: { stringValue: 'user' }, banned: { booleanValue: true }, next: { stringValue: 'ana' } },
  'a/b/c/d': { leaf: { integerValue: '1' } },
};

const data = 'request.resource.data';
const user = (id: string) => `firestore.get(/databases/(default)/documents/users/${id})`;
const yes = (expression: string, more: Partial<Case> = {}): Case => ({ expression, allowed: true, ...more });
const no = (expression: string, more: Partial<Case> = {}): Case => ({ expression, allowed: false, ...more });

export const CASES: readonly Case[] = [
  // literals and the shape of a condition
  yes('true'),
  no('false'),
  no('null'),
  no("'true'"),
  no('1'),
  yes('!false'),
  no('!1'),
  yes('true ? true : false'),
  no('true ? false : true'),
  no('1 ? true : true'),
  yes('(1 + 2) * 3 == 9'),
  yes("'a' + 'b' == 'ab'"),
  no("'a' + 1 == 'a1'"),
  yes('-(-3) == 3'),
  yes('"double" == \'double\''),
  yes("'it\\'s' == \"it's\""),
  yes('true /* a comment; with semicolon */ && true // and one more'),
  yes('2 + 3 * 4 == 14 && 8 / 4 / 2 == 1 && -5 % 3 == -2'),
  yes('false && true || true'),
  yes('!(1 in [2]) && 1 in [1] && 2 is int'),
  yes('false ? true : false ? false : true'),

  // errors: they deny, unless || or && decides without them
  no(`${data}.missing`),
  no(`${data}.missing == null`),
  no(`${data}.missing != 'x'`),
  yes(`${data}.missing || true`),
  yes(`true || ${data}.missing`),
  no(`${data}.missing || false`),
  no(`!(${data}.missing && false)`.replace('!', '!!')),
  yes(`!(false && ${data}.missing)`),
  yes(`!(${data}.missing && false)`),
  no(`!(${data}.missing && true)`),
  no(`${data}.none.field == 1`),
  no(`${data}.name.field == 1`),
  no('1 || false'),
  no("true && 'yes'"),

  // typed equality and order
  yes('1 == 1'),
  no("1 == '1'"),
  yes("1 != '1'"),
  yes('1 == 1.0'),
  no('true == 1'),
  no(`${data}.none == false`),
  yes(`${data}.none == null`),
  no(`${data}.nan == ${data}.nan`),
  yes(`${data}.tags == ['magic', 'tech']`),
  no(`${data}.tags == ['tech', 'magic']`),
  yes("{'a': [1, {'b': 2}]} == {'a': [1, {'b': 2}]}"),
  no("{'a': 1} == {'a': 2}"),
  yes("['a', 'b'].toSet() == ['b', 'a', 'a'].toSet()"),
  yes(`${data}.size < 43`),
  yes(`${data}.size >= 41.5`),
  no(`${data}.size > '41'`),
  yes("'a' < 'b'"),
  no('null < 1'),
  yes(`${data}.price * 2 == 3`),
  yes('9007199254740993 == 9007199254740992.0'),
  no('[1] == [1.0]'),
  no('1 in [1.0]'),

  // arithmetic
  yes('7 / 2 == 3'),
  yes('7 % 4 == 3'),
  yes('7.0 / 2 == 3.5'),
  no('1 / 0 == 1'),
  yes(`${data}.big == 9223372036854775807`),
  no(`${data}.big + 1 > 0`),

  // is
  yes(`${data}.name is string`),
  no(`${data}.size is string`),
  yes(`${data}.size is int && ${data}.size is number && !(${data}.size is float)`),
  yes(`${data}.price is float && ${data}.price is number && !(${data}.price is int)`),
  yes(`${data}.open is bool`),
  yes(`${data}.tags is list && !(${data}.tags is map)`),
  yes(`${data}.bare is map`),
  yes(`${data}.at is timestamp`),
  yes("duration.value(1, 's') is duration"),
  yes('/a/b is path'),
  no(`${data}.missing is string`),
  yes(`!(${data}.none is string)`),

  // in
  yes(`'magic' in ${data}.tags`),
  no(`'war' in ${data}.tags`),
  yes(`'two' in ${data}.mixed && null in ${data}.mixed && !('1' in ${data}.mixed)`),
  yes(`'name' in ${data}`),
  yes(`!('missing' in ${data})`),
  no("'a' in 'abc'"),
  yes("'a' in ['a'].toSet()"),
  no(`'x' in ${data}.none`),

  // strings
  yes(`${data}.name.size() == 10`),
  yes(`${data}.accented.size() == 5`),
  yes(`${data}.name.lower() == 'forge plus' && ${data}.name.upper() == 'FORGE PLUS'`),
  yes("'  x '.trim() == 'x'"),
  yes("'a,b,,c'.split(',') == ['a', 'b', '', 'c']"),
  yes("'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']"),
  yes("'banana'.replace('a', 'o') == 'bonono'"),
  yes("'a1b22'.replace('[0-9]+', '#') == 'a#b#'"),
  no(`${data}.size.lower() == '42'`),
  no(`${data}.none.size() == 0`),

  // matches covers the whole string, by RE2
  yes(`${data}.slug.matches('[a-z-]+')`),
  no(`${data}.slug.matches('forge')`),
  no(`${data}.slug.matches('^forge')`),
  yes(`${data}.slug.matches('^forge.*$')`),
  yes(`${data}.slug.matches('forge.*|x')`),
  no(`${data}.slug.matches('x|forge')`),
  no(`${data}.lines.matches('a.b')`),
  no(`${data}.lines.matches('a')`),
  yes(`${data}.name.matches('(?i)FORGE PLUS')`),
  yes("'a.zip'.matches('.*\\\\.zip')"),
  no("'azip'.matches('.*\\\\.zip')"),
  no(`${data}.slug.matches(${data}.size)`),
  no("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+')"),
  yes("'a,b,,'.split(',') == ['a', 'b']"),
  yes("''.split(',') == ['']"),
  yes("'\u{1F600}'.size() == 2"),
  yes("'É'.lower() == 'É' && 'é'.upper() == 'é' && 'AbC'.upper() == 'ABC'"),
  no("'a'.replace('a', '$0') == '$0'"),
  no("' a\u00a0'.trim() == 'a'"),

  // lists and sets
  yes(`${data}.tags.size() == 2 && ${data}.empty.size() == 0`),
  yes(`${data}.tags[0] == 'magic'`),
  no(`${data}.tags[2] == null`),
  no(`${data}.tags[-1] == 'tech'`),
  yes(`${data}.tags.hasAll(['tech'])`),
  no(`${data}.tags.hasAll(['tech', 'war'])`),
  yes(`${data}.tags.hasAny(['war', 'tech'])`),
  no(`${data}.tags.hasAny(['war'])`),
  yes(`${data}.tags.hasOnly(['tech', 'magic', 'war'])`),
  no(`${data}.tags.hasOnly(['tech'])`),
  no(`${data}.name.hasOnly(['tech'])`),
  yes(`${data}.tags.concat(['x']).size() == 3`),
  yes(`${data}.tags.join('+') == 'magic+tech'`),
  yes(`${data}.tags.removeAll(['tech']) == ['magic']`),
  yes("['a'].toSet().union(['b'].toSet()) == ['a', 'b'].toSet()"),
  yes("['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()"),
  yes("['a', 'b'].toSet().intersection(['b', 'c'].toSet()) == ['b'].toSet()"),
  yes("['a', 'b'].toSet().hasOnly(['a', 'b', 'c']) && ['a'].toSet().size() == 1"),
  no("['a'].hasAll(['a'].toSet())"),
  yes("['a'].toSet().hasAll(['a']) && ['a'].toSet().hasAny(['a'].toSet())"),
  yes("[1, true, 'x'].join(',') == '1,true,x'"),
  no('[1] + [2] == [1, 2]'),

  // maps
  yes(`${data}.nested.deep.leaf == 5`),
  yes(`${data}['nested']['deep'].leaf == 5`),
  yes(`${data}.get('missing', 'x') == 'x'`),
  yes(`${data}.get('size', 0) == 42`),
  yes(`${data}.get('none', 'x') == null`),
  yes(`${data}.get(['nested', 'deep', 'leaf'], 0) == 5`),
  yes(`${data}.get(['nested', 'gone', 'leaf'], 0) == 0`),
  yes(`${data}.before.keys().hasOnly(['a', 'b', 'c'])`),
  yes(`${data}.before.values().hasAll([1, 2, 3])`),
  yes(`${data}.before.size() == 3 && ${data}.bare.size() == 0`),
  yes(`${data}.after.diff(${data}.before).affectedKeys() == ['b', 'c', 'd'].toSet()`),
  yes(`${data}.after.diff(${data}.before).addedKeys() == ['d'].toSet()`),
  yes(`${data}.after.diff(${data}.before).removedKeys() == ['c'].toSet()`),
  yes(`${data}.after.diff(${data}.before).changedKeys() == ['b'].toSet()`),
  yes(`${data}.after.diff(${data}.before).unchangedKeys() == ['a'].toSet()`),
  no(`${data}.after.diff(${data}.before).affectedKeys().hasOnly(['b'])`),
  yes("{'b': 1, 'a': 2}.keys() == ['a', 'b']"),
  no("{'a': 1} == {'a': 1.0}"),

  // times
  yes(`${data}.at < ${data}.later`),
  yes(`${data}.later - ${data}.at == duration.value(2, 'd')`),
  yes(`${data}.at + duration.value(48, 'h') == ${data}.later`),
  no(`${data}.at + 5 > ${data}.at`),
  yes(`${data}.at.year() == 2026 && ${data}.at.month() == 3 && ${data}.at.day() == 1`),
  yes(`${data}.at.hours() == 12 && ${data}.at.minutes() == 30 && ${data}.at.seconds() == 45`),
  yes(`${data}.at.nanos() == 123456000`),
  yes(`${data}.at.dayOfWeek() == 7 && ${data}.at.dayOfYear() == 60`),
  yes(`${data}.at.toMillis() == 1772368245123`),
  yes(`${data}.at.date() == timestamp.date(2026, 3, 1)`),
  yes(`${data}.at.time() == duration.time(12, 30, 45, 123456000)`),
  yes('timestamp.value(1000).seconds() == 1'),
  yes("duration.value(90, 'm').seconds() == 5400"),
  yes("duration.abs(duration.value(-1, 'h')) == duration.value(60, 'm')"),
  no("duration.value(1, 'year').seconds() > 0"),
  yes(`request.time > ${data}.at - duration.value(3650, 'd')`),

  // conversions and math
  yes("int('42') == 42 && int(3.9) == 3 && float('1.5') == 1.5"),
  no("int('4x') == 4"),
  yes("string(42) == '42' && string(true) == 'true'"),
  yes('math.abs(-3) == 3 && math.ceil(1.2) == 2 && math.floor(-1.2) == -2'),
  yes('math.round(2.5) == 3 && math.sqrt(9) == 3 && math.pow(2, 3) == 8'),
  yes(`math.isNaN(${data}.nan)`),
  no("math.abs('1') == 1"),
  yes("string(1.0) == '1.0' && string(2.5) == '2.5' && string(null) == 'null'"),
  yes("path('/a/b') == /a/b && /a/$('b') == /a/b"),
  yes('math.floor(1.5) is float && math.round(1.5) is int'),

  // who asks for what
  yes("request.auth.uid == 'ana' && request.auth != null"),
  yes("request.auth.token.email_verified && request.auth.token.email.matches('.*@bigorna[.]test')"),
  yes('request.auth.token.level > 5'),
  no('request.auth.token.admin == true'),
  yes("request.auth.token.get('admin', false) == false"),
  yes('request.auth == null', { signedOut: true }),
  no("request.auth.uid == 'ana'", { signedOut: true }),
  no('request.auth.uid != null', { signedOut: true }),
  no('request.auth.uid == null', { signedOut: true }),
  yes('resource == null'),
  no('resource.data.name == 1'),
  yes("id == 'sample' && id is string"),

  // functions
  yes('own(2)', { functions: 'function own(x) { return x == 2; }' }),
  no('own(3)', { functions: 'function own(x) { return x == 2; }' }),
  yes('twice(2) == 4', { functions: 'function twice(x) { let two = 2; let sum = x * two; return sum; }' }),
  yes('outer()', { functions: "function outer() { return inner('sample'); } function inner(x) { return id == x; }" }),
  no('wrong()', { functions: `function wrong() { return ${data}.missing; }` }),
  yes('wrong() || true', { functions: `function wrong() { return ${data}.missing; }` }),
  no('outer()', {
    functions:
      "function outer() { return inner('x'); } function inner(id) { return low(); } function low() { return id == 'x'; }",
  }),
  yes('unused()', { functions: `function unused() { let x = ${data}.missing; return true; }` }),
  yes(`ignores(${data}.missing)`, { functions: 'function ignores(x) { return true; }' }),
  no(`uses(${data}.missing)`, { functions: 'function uses(x) { return x == 1 || false; }' }),
  yes('shadows()', { functions: "function shadows() { let id = 'own'; return id == 'own'; }" }),
  yes("request.method == 'create'"),

  // documents
  yes(`${user('$(request.auth.uid)')}.data.role == 'admin'`),
  no(`${user('bia')}.data.role == 'admin'`),
  yes(`'edit:mods' in ${user('ana')}.data.can && !${user('ana')}.data.banned`),
  yes('firestore.exists(/databases/(default)/documents/users/ana)'),
  no('firestore.exists(/databases/(default)/documents/users/nobody)'),
  yes('!firestore.exists(/databases/(default)/documents/users/$("nobody"))'),
  no(`${user('nobody')}.data.role == 'user'`),
  no(`${user('nobody')}.data.role != 'admin'`),
  yes(`${user('nobody')} == null`),
  yes(`${user(`$(${user('bia')}.data.next)`)}.data.role == 'admin'`),
  yes(`${user('bia')}.data.get('missing', 3) == 3`),
  no(`${user('bia')}.data.missing == null`),
  no(`${user('$(request.auth.uid)')}.data.role == 'admin'`, { signedOut: true }),
  yes(`${user('$(request.auth.uid)')}.data.role == 'admin' || true`, { signedOut: true }),
  yes('firestore.get(/databases/(default)/documents/a/b/c/d).data.leaf == 1'),
  no("/a/$('b/c') != /a/b", {
    onlyHere: 'a slash inside a segment is always an error here, so that no value can name another document',
  }),
  no("firestore.exists(/databases/(default)/documents/users/$('ana/x/y'))", {
    onlyHere: 'a slash inside a segment is always an error here, so that no value can name another document',
  }),
  no("firestore.exists(/databases/(default)/documents/users/$('..'))", {
    onlyHere: 'firebase-tools puts the path into a URL, where dots would climb',
  }),
];

/** What must not load. `says` is part of the message; the mistake stands in the expression itself. */
export const REFUSED: readonly { readonly expression: string; readonly says: string }[] = [
  { expression: 'unknown', says: "Unknown variable 'unknown'" },
  { expression: 'unknown(1)', says: "Unknown function 'unknown'" },
  { expression: 'request.auth.uid.startsWith("a")', says: "Unknown function 'startsWith'" },
  { expression: 'has(request.auth)', says: "Unknown function 'has'" },
  { expression: 'request.all(x, true)', says: 'Unknown' },
  { expression: '[1].exists(x, x == 1)', says: 'Unknown' },
  { expression: '[1].map(x, x) == [1]', says: 'Unknown' },
  { expression: 'math.log(1) == 0', says: "Unknown function 'math.log'" },
  {
    expression: 'firestore.getAfter(/databases/a/documents/b/c) == null',
    says: "Unknown function 'firestore.getAfter'",
  },
  { expression: 'firestore == null', says: "Unknown variable 'firestore'" },
  { expression: 'int == 1', says: "Unknown variable 'int'" },
  { expression: 'google.protobuf == 1', says: "Unknown variable 'google'" },
  { expression: "'a'.size(1) == 1", says: "'size' takes 0 arguments" },
  { expression: "'a'.matches() == true", says: "'matches' takes 1 arguments" },
  { expression: 'request is null', says: "Unknown type 'null'" },
  { expression: 'request is set', says: "Unknown type 'set'" },
  { expression: '4/2 == 2', says: 'needs a space' },
  { expression: "bool('true')", says: "Unknown function 'bool'" },
  { expression: 'debug(true)', says: "Unknown function 'debug'" },
  { expression: 'request is thing', says: "Unknown type 'thing'" },
  { expression: "'a'.matches('(?=a)a')", says: 'is not an RE2 expression' },
  { expression: "'a'.matches('[a')", says: 'is not an RE2 expression' },
  { expression: "'\\d' == 'd'", says: 'Invalid escape sequence' },
  { expression: "r'a' == 'a'", says: 'String prefix' },
  { expression: "b'a' == 'a'", says: 'String prefix' },
  { expression: "'''a''' == 'a'", says: 'three quotes' },
  { expression: "'a", says: 'Unexpected' },
  { expression: '9223372036854775808 > 0', says: 'not a 64-bit int' },
  { expression: '1e3 == 1000.0', says: "'1e' is not a number" },
  { expression: '1u == 1', says: "'1u' is not a number" },
  { expression: '0x10 == 16', says: "'0x' is not a number" },
  { expression: '[1, 2][0:1] == [1]', says: 'Expected RBRACKET' },
  { expression: 'true &&', says: 'Unexpected token' },
  { expression: 'true & false', says: "Unexpected '&'" },
  { expression: '(true', says: 'Expected RPAREN' },
  { expression: '__is_string == 1', says: 'two underscores' },
  { expression: '/users/{id} is path', says: 'takes $(name)' },
  { expression: '/users/$() is path', says: 'Empty $()' },
];

/**
 * Expected results of the evaluator, one row per expression. Every row runs here as a storage rule and, in
 * tests/rules/storage-evaluator.test.ts, as a Firestore rule. All rows use the same request: {@link AUTH} creates
 * `{collection}/sample` with {@link DATA}.
 */

export interface Case {
  readonly expression: string;
  readonly allowed: boolean;
  /** `function` declarations beside the rule. */
  readonly functions?: string;
  readonly signedOut?: true;
  /** Why the Firestore emulator is skipped. */
  readonly onlyHere?: string;
}

export const AUTH = { uid: 'ana', token: { email: 'ana@bigorna.test', email_verified: true, level: 7 } };

/** `request.resource.data` in the value format of Firestore's REST API. */
export const DATA = {
  name: { stringValue: 'Forge Plus' },
  slug: { stringValue: 'forge-plus' },
  lines: { stringValue: 'a\nb' },
  size: { integerValue: '42' },
  big: { integerValue: '9223372036854775807' },
  none: { nullValue: null },
  at: { timestampValue: '2026-03-01T12:30:45.123456Z' },
  tags: { arrayValue: { values: [{ stringValue: 'magic' }, { stringValue: 'tech' }] } },
  mixed: { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'two' }, { nullValue: null }] } },
  nested: { mapValue: { fields: { deep: { mapValue: { fields: { leaf: { integerValue: '5' } } } } } } },
};

/** Existing documents, by path below `documents/`. */
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
  no("'a' + 1 == 'a1'"),
  yes('-(-3) == 3'),
  yes('"double" == \'double\''),
  yes("'it\\'s' == \"it's\""),
  yes('true /* a comment; with semicolon */ && true // and one more'),
  yes('2 + 3 * 4 == 14 && 8 - 4 - 2 == 2'),
  yes('false && true || true'),
  yes('!(1 in [2]) && 1 in [1]'),
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
  no('true == 1'),
  no(`${data}.none == false`),
  yes(`${data}.none == null`),
  no(`${data}.tags == null`),
  yes(`${data}.nested != 'x' && ${data}.at != null`),
  yes(`${data}.size < 43 && ${data}.size <= 42`),
  yes(`${data}.size >= 42 && ${data}.size > 41`),
  no(`${data}.size > '41'`),
  no('null < 1'),

  // arithmetic
  yes(`${data}.big == 9223372036854775807`),
  no(`${data}.big + 1 > 0`),

  // in
  yes(`'magic' in ${data}.tags`),
  no(`'war' in ${data}.tags`),
  yes(`'two' in ${data}.mixed && null in ${data}.mixed && !('1' in ${data}.mixed)`),
  yes(`'name' in ${data}`),
  yes(`!('missing' in ${data})`),
  yes("'level' in request.auth.token && !('mfa' in request.auth.token)"),
  yes("request.auth.token.get('mfa', 0) == 0 && request.auth.token.get('level', 0) > 0"),
  no("'a' in 'abc'"),
  no(`'x' in ${data}.none`),

  // `matches` covers the whole string, with RE2 syntax
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
  no(`${data}.size.matches('42')`),
  no(`${data}.none.matches('.*')`),
  no("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!'.matches('(a+)+')"),

  // maps
  yes(`${data}.nested.deep.leaf == 5`),
  yes(`${data}.get('missing', 'x') == 'x'`),
  yes(`${data}.get('size', 0) == 42`),
  yes(`${data}.get('none', 'x') == null`),
  no(`${data}.name.get('size', 0) == 0`),

  // times
  yes(`${data}.at.toMillis() == 1772368245123`),
  yes(`request.time.toMillis() > ${data}.at.toMillis()`),
  no(`${data}.size.toMillis() == 42`),
  no(`${data}.at + 5 > ${data}.at`),

  // request and auth
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
  yes("id == 'sample'"),

  // functions
  yes('own(2)', { functions: 'function own(x) { return x == 2; }' }),
  no('own(3)', { functions: 'function own(x) { return x == 2; }' }),
  yes('twice(2) == 4', { functions: 'function twice(x) { return x * 2; }' }),
  yes('outer()', { functions: "function outer() { return inner('sample'); } function inner(x) { return id == x; }" }),
  no('wrong()', { functions: `function wrong() { return ${data}.missing; }` }),
  yes('wrong() || true', { functions: `function wrong() { return ${data}.missing; }` }),
  no('outer()', {
    functions:
      "function outer() { return inner('x'); } function inner(id) { return low(); } function low() { return id == 'x'; }",
  }),
  yes(`ignores(${data}.missing)`, { functions: 'function ignores(x) { return true; }' }),
  no(`uses(${data}.missing)`, { functions: 'function uses(x) { return x == 1 || false; }' }),
  yes("shadows('own')", { functions: "function shadows(id) { return id == 'own'; }" }),
  yes("request.method == 'create'"),

  // documents
  yes(`${user('$(request.auth.uid)')}.data.role == 'admin'`),
  no(`${user('bia')}.data.role == 'admin'`),
  yes(`'edit:mods' in ${user('ana')}.data.can && !${user('ana')}.data.banned`),
  yes(`${user('$("nobody")')} == null && ${user('ana')} != null`),
  no(`${user('nobody')}.data.role == 'user'`),
  no(`${user('nobody')}.data.role != 'admin'`),
  yes(`${user('nobody')} == null`),
  yes(`${user(`$(${user('bia')}.data.next)`)}.data.role == 'admin'`),
  yes(`${user('bia')}.data.get('missing', 3) == 3`),
  no(`${user('bia')}.data.missing == null`),
  no(`${user('$(request.auth.uid)')}.data.role == 'admin'`, { signedOut: true }),
  yes(`${user('$(request.auth.uid)')}.data.role == 'admin' || true`, { signedOut: true }),
  yes('firestore.get(/databases/(default)/documents/a/b/c/d).data.leaf == 1'),
  no(`${user("$('ana/x/y')")} == null`, {
    onlyHere: 'a slash inside a segment is always an error here, so that no value can name another document',
  }),
  no(`${user("$('..')")} == null`, {
    onlyHere: 'firebase-tools puts the path into a URL, where dots would climb',
  }),
];

/** Rules that must not load. `says` is part of the error message. */
export const INVALID_CASES: readonly { readonly expression: string; readonly says: string }[] = [
  { expression: 'unknown', says: "Unknown variable 'unknown'" },
  { expression: 'unknown(1)', says: "Unknown function 'unknown'" },
  { expression: 'request.auth.uid.startsWith("a")', says: "Unknown function 'startsWith'" },
  { expression: 'has(request.auth)', says: "Unknown function 'has'" },
  { expression: 'request.all(x, true)', says: 'Unknown' },
  { expression: '[1].exists(x, x == 1)', says: 'Unknown' },
  { expression: '[1].map(x, x) == [1]', says: 'Unknown' },
  { expression: 'firestore.getAfter(/databases/a/documents/b/c) == null', says: "Only 'firestore.get' takes a path" },
  { expression: 'firestore.get() == null', says: "Unknown variable 'firestore'" },
  { expression: 'firestore == null', says: "Unknown variable 'firestore'" },
  { expression: 'int == 1', says: "Unknown variable 'int'" },
  { expression: 'google.protobuf == 1', says: "Unknown variable 'google'" },
  { expression: 'request.time.toMillis(1) == 1', says: "'toMillis' takes 0 arguments" },
  { expression: "'a'.matches() == true", says: "'matches' takes 1 arguments" },
  { expression: 'debug(true)', says: "Unknown function 'debug'" },
  { expression: "'a'.matches('(?=a)a')", says: 'is not an RE2 expression' },
  { expression: "'a'.matches('[a')", says: 'is not an RE2 expression' },
  { expression: "'\\d' == 'd'", says: 'Invalid escape sequence' },
  { expression: "'''a''' == 'a'", says: 'Unexpected token' },
  { expression: '9223372036854775808 > 0', says: 'not a 64-bit int' },
  { expression: '1e3 == 1000.0', says: "'1e3' is not supported" },
  { expression: '0x10 == 16', says: "'0x10' is not supported" },
  { expression: '[1, 2][0:1] == [1]', says: 'Unexpected token' },
  { expression: 'true &&', says: 'Unexpected token' },
  { expression: 'true & false', says: "'&' is not supported" },
  { expression: '/users/{id} == null', says: 'Unexpected token' },
  { expression: 'firestore.get(/users/{id}) == null', says: "'{id}' can't be part of a path" },
  { expression: 'firestore.get(/users/$()) == null', says: 'Unexpected token' },

  // JavaScript that the rules language lacks
  { expression: 'firestore.get`/databases/d/documents/a/b` == null', says: "Unexpected '`'" },
  { expression: 'allow$read', says: "Unexpected '$'" },
  { expression: 'request === null', says: "'===' is not supported" },
  { expression: 'request?.auth == null', says: "'ChainExpression' is not supported" },
  { expression: 'request ?? true', says: "'??' is not supported" },
  { expression: '!!((x) => x)(true)', says: "'ArrowFunctionExpression' is not supported" },
  { expression: 'new id()', says: "'NewExpression' is not supported" },
  { expression: '1n == 1', says: "'1n' is not supported" },
  { expression: '[...id] == id', says: "'SpreadElement' is not supported" },
  { expression: '/a/ == null', says: "'/a/' is not supported" },
  { expression: '(true, true)', says: "'SequenceExpression' is not supported" },

  // parts of the rules language that storage.rules does not use
  { expression: "'a' is string", says: "Unknown variable 'string'" },
  { expression: '4 / 2 == 2', says: "'/' is not supported" },
  { expression: '4/2 == 2', says: "'/' is not supported" },
  { expression: '5 % 2 == 1', says: "'%' is not supported" },
  { expression: '1.5 > 1', says: "'1.5' is not supported" },
  { expression: "{'a': 1} == null", says: "'ObjectExpression' is not supported" },
  { expression: '[1][0] == 1', says: "'[]' is not supported" },
  { expression: "'a'.size() == 1", says: "Unknown function 'size'" },
  { expression: "['a'].hasAny(['a'])", says: "Unknown function 'hasAny'" },
  { expression: "int('1') == 1", says: "Unknown function 'int'" },
  { expression: 'math.abs(1) == 1', says: "Unknown variable 'math'" },
  { expression: 'firestore.exists(/databases/a/documents/b/c)', says: "Only 'firestore.get' takes a path" },
];

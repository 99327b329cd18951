import { describe, expect, it } from 'vitest';
import { compileRules } from './compiler.ts';
import { decide } from './decision.ts';
import { Documents, MAX_DOCUMENTS } from './documents.ts';
import { RulesSyntaxError } from './lexer.ts';
import type { Method } from './parser.ts';
import type { RulesValue } from './values.ts';

const NOTHING = new Map<string, RulesValue>([
  ['request', new Map<string, RulesValue>([['auth', null]])],
  ['resource', null],
]);

function permits(body: string, method: Method, path: string, version = "rules_version = '2';"): boolean {
  const ruleset = compileRules(`${version} service firebase.storage { match /b/{bucket}/o { ${body} } }`);
  return decide(ruleset, { method, path: `/b/main/o${path}`, variables: NOTHING }, new Documents()).permit;
}

describe('operations', () => {
  it.each<[string, Method, boolean]>([
    ['read', 'get', true],
    ['read', 'list', true],
    ['read', 'create', false],
    ['write', 'create', true],
    ['write', 'update', true],
    ['write', 'delete', true],
    ['write', 'get', false],
    ['get', 'get', true],
    ['get', 'list', false],
    ['create', 'create', true],
    ['create', 'update', false],
    ['get, delete', 'delete', true],
    ['get, delete', 'update', false],
  ])('allow %s, asked to %s: %s', (operations, method, expected) => {
    expect(permits(`match /a/{id} { allow ${operations}; }`, method, '/a/1')).toBe(expected);
  });

  it('any rule that allows is enough, also after one that fails', () => {
    const failing = 'allow get: if request.auth.uid == "x";';
    expect(permits(`match /a { ${failing} allow get; }`, 'get', '/a')).toBe(true);
    expect(permits(`match /a { ${failing} }`, 'get', '/a')).toBe(false);
  });
});

describe('paths', () => {
  it.each<[string, string, boolean]>([
    ['/quarantine/{id}', '/quarantine/1', true],
    ['/quarantine/{id}', '/quarantine/1/2', false],
    ['/quarantine/{id}', '/quarantine', false],
    ['/quarantine/{id}', '/quarantine//1', false],
    ['/quarantine/{id}', '/quarantine/', false],
    ['/quarantine/{id}', '/Quarantine/1', false],
    ['/quarantine/{id}', '/quarantine2/1', false],
    ['/a/{rest=**}', '/a/1/2/3', true],
    ['/a/{rest=**}', '/a', true],
    ['/a/{rest=**}', '/b', false],
    ['/{rest=**}/end', '/1/2/end', true],
    ['/{rest=**}/end', '/1/2/end/3', false],
  ])('match %s on %s: %s', (pattern, path, expected) => {
    expect(permits(`match ${pattern} { allow get; }`, 'get', path)).toBe(expected);
  });

  it('an inner match adds to the outer path, and an outer rule does not reach inside', () => {
    const body = 'match /a/{x} { allow get; match /b/{y} { allow get: if x == "1" && y == "2"; } }';
    expect(permits(body, 'get', '/a/1')).toBe(true);
    expect(permits(body, 'get', '/a/1/b/2')).toBe(true);
    expect(permits(body, 'get', '/a/2/b/2')).toBe(false);
    expect(permits(body, 'get', '/a/1/b')).toBe(false);
  });

  it('without version 2 the rest of a path is at least one segment', () => {
    expect(permits('match /a/{rest=**} { allow get; }', 'get', '/a/1', '')).toBe(true);
    expect(permits('match /a/{rest=**} { allow get; }', 'get', '/a', '')).toBe(false);
  });

  it('a folder is listed by the rule of its files, which then have no name', () => {
    expect(permits('match /a/{file} { allow list; }', 'list', '/a')).toBe(true);
    expect(permits('match /a/{file} { allow list: if file == "x"; }', 'list', '/a')).toBe(false);
    expect(permits('match /a/{file} { allow list; }', 'list', '/b')).toBe(false);
    expect(permits('match /a/{file} { allow get; }', 'list', '/a')).toBe(false);
    expect(permits('match /{all=**} { allow list; }', 'list', '')).toBe(true);
  });
});

describe('functions and their scope', () => {
  it('an inner function hides an outer one', () => {
    const outer = 'function ok() { return false; }';
    expect(permits(`${outer} match /a { allow get: if ok(); }`, 'get', '/a')).toBe(false);
    expect(permits(`${outer} match /a { function ok() { return true; } allow get: if ok(); }`, 'get', '/a')).toBe(true);
  });

  it('a function does not see the names of its caller', () => {
    const body = 'function inner() { return bucket == "main"; } function outer(bucket) { return inner(); }';
    expect(permits(`${body} match /a { allow get: if outer("other"); }`, 'get', '/a')).toBe(true);
    expect(permits(`${body} match /a { allow get: if !outer("main"); }`, 'get', '/a')).toBe(false);
  });
});

describe('files that do not load', () => {
  const block = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
  it.each<[string, number, string]>([
    ['', 1, "Expected 'service'"],
    ["rules_version = '3';", 1, 'Unknown rules_version'],
    ['service cloud.firestore { }', 1, "Expected 'firebase'"],
    [`${block('')} match /a { }`, 4, 'the end of the file'],
    [block('match /a {'), 4, 'Expected'],
    [block('allow read;'), 3, "Unexpected 'allow'"],
    [block('match /a {\n allow peek; }'), 4, "Unknown operation 'peek'"],
    [block('match /a {\n allow read }'), 4, "Expected ':'"],
    [block('match /a {\n allow read: if ; }'), 4, 'Expected an expression'],
    [block('match /a {\n allow read: if true\n allow get; }'), 5, "';' after an expression"],
    [block('match /a {\n allow read: if true\n }'), 6, "';' after an expression"],
    [block('match /a {\n allow read: if\n\n nobody; }'), 6, "Unknown variable 'nobody'"],
    [block('match /a {\n deny read; }'), 4, "Unexpected 'deny'"],
    [block('match /a/$(b) { }'), 3, 'cannot hold an expression'],
    [block('match a { }'), 3, 'Expected a path'],
    [block('match /{x}/{x} { }'), 3, "'x' is declared twice"],
    [block('match /{x} {\n match /{x} { } }'), 4, "'x' is declared twice"],
    [block('function f() { return 1; }\nfunction f() { return 2; }'), 4, "'f' is declared twice"],
    [block('function f(a, a) { return 1; }'), 3, "'a' is declared twice"],
    [block('function f(math) { return 1; }'), 3, 'a name of the language'],
    [block('function f() { let a = 1; }'), 3, "Expected 'return'"],
    [block('function f() { return f(); }'), 3, "'f' calls itself"],
    [block('function f() { return g(); }\nfunction g() { return f(); }'), 4, "'f' calls itself"],
    [block('function f() { return later; }\nmatch /{later} { }'), 3, "Unknown variable 'later'"],
    [block('match /a { function f() { return true; } }\nmatch /b { allow read: if f(); }'), 4, "Unknown function 'f'"],
    [block('function f(x) { return x; }\nmatch /b { allow read: if f(); }'), 4, "'f' takes 1 arguments"],
    [block('match /b { allow read: if true; /* }'), 3, 'Comment without end'],
    [block('match /b { allow read: if true # }'), 3, "Unexpected '#'"],
    [`service firebase.storage { match /{a=**}/b { allow read; } }`, 1, 'must come last'],
    [block(`match /b { allow read: if ${'('.repeat(500)}true; }`), 3, 'Exceeded maxDepth'],
    [block(`match /b { allow read: if ${'true && '.repeat(5000)}true; }`), 3, 'Exceeded maxAstNodes'],
  ])('%j line %i: %s', (source, line, says) => {
    const load = () => compileRules(source);
    expect(load).toThrow(RulesSyntaxError);
    expect(load).toThrow(says);
    expect(load).toThrow(expect.objectContaining({ line }));
  });
});

describe('documents', () => {
  const need = (count: number) =>
    Array.from({ length: count }, (_, index) => `!firestore.exists(/databases/d/documents/a/${index})`).join(' && ');

  function decideWithout(condition: string): boolean {
    const ruleset = compileRules(`service firebase.storage { match /x { allow get: if ${condition}; } }`);
    const documents = new Documents();
    for (let index = 0; index < MAX_DOCUMENTS; index += 1) documents.add(`/databases/d/documents/a/${index}`, null);
    return decide(ruleset, { method: 'get', path: '/x', variables: NOTHING }, documents).permit;
  }

  it('a request may read ten of them, and the same one twice', () => {
    expect(decideWithout(need(MAX_DOCUMENTS))).toBe(true);
    expect(decideWithout(`${need(MAX_DOCUMENTS)} && ${need(1)}`)).toBe(true);
    expect(decideWithout(need(MAX_DOCUMENTS + 1))).toBe(false);
  });

  it.each(['/users/ana', '/databases/d/documents/users', '/databases/d/documents', '/databases/d/other/users/ana'])(
    '%s is not the path of a document',
    (path) => {
      expect(decideWithout(`!firestore.exists(${path})`)).toBe(false);
    },
  );
});

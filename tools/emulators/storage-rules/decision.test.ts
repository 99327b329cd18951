import { describe, expect, it } from 'vitest';
import { isAllowed } from './ask.ts';
import { compileRules } from './compiler.ts';
import { MAX_DOCUMENTS } from './documents.ts';
import { type Method, RulesSyntaxError } from './parser.ts';

function permits(body: string, method: Method, path: string): boolean {
  const rules = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { ${body} } }`;
  return isAllowed(rules, { method, path: `/b/main/o${path}` });
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
  ])('of allow %s include the method %s: %s', (operations, method, expected) => {
    expect(permits(`match /a/{id} { allow ${operations}; }`, method, '/a/1')).toBe(expected);
  });

  it('allow a request when any rule allows it, also after a rule that fails', () => {
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
  ])('matches %s against %s: %s', (pattern, path, expected) => {
    expect(permits(`match ${pattern} { allow get; }`, 'get', path)).toBe(expected);
  });

  it('appends an inner match to the outer path, and limits an outer rule to its own path', () => {
    const body = 'match /a/{x} { allow get; match /b/{y} { allow get: if x == "1" && y == "2"; } }';
    expect(permits(body, 'get', '/a/1')).toBe(true);
    expect(permits(body, 'get', '/a/1/b/2')).toBe(true);
    expect(permits(body, 'get', '/a/2/b/2')).toBe(false);
    expect(permits(body, 'get', '/a/1/b')).toBe(false);
  });

  it('checks a folder listing with the rule of its files; the file name is null', () => {
    expect(permits('match /a/{file} { allow list; }', 'list', '/a')).toBe(true);
    expect(permits('match /a/{file} { allow list: if file == "x"; }', 'list', '/a')).toBe(false);
    expect(permits('match /a/{file} { allow list; }', 'list', '/b')).toBe(false);
    expect(permits('match /a/{file} { allow get; }', 'list', '/a')).toBe(false);
    expect(permits('match /{all=**} { allow list; }', 'list', '')).toBe(true);
  });
});

describe('function scope', () => {
  it('prefers an inner function to an outer function', () => {
    const outer = 'function ok() { return false; }';
    expect(permits(`${outer} match /a { allow get: if ok(); }`, 'get', '/a')).toBe(false);
    expect(permits(`${outer} match /a { function ok() { return true; } allow get: if ok(); }`, 'get', '/a')).toBe(true);
  });

  it('hides the caller’s local names from a function', () => {
    const body = 'function inner() { return bucket == "main"; } function outer(bucket) { return inner(); }';
    expect(permits(`${body} match /a { allow get: if outer("other"); }`, 'get', '/a')).toBe(true);
    expect(permits(`${body} match /a { allow get: if !outer("main"); }`, 'get', '/a')).toBe(false);
  });
});

describe('invalid files', () => {
  const block = (body: string) => `rules_version = '2';\nservice firebase.storage {\n${body}\n}`;
  it.each<[string, number, string]>([
    ['', 1, "Expected rules_version = '2';"],
    ["rules_version = '1';", 1, "Expected rules_version = '2';"],
    ["rules_version = '2';", 1, 'Expected service firebase.storage'],
    ["rules_version = '2'; service cloud.firestore { }", 1, 'Expected service firebase.storage'],
    [`${block('')} match /a { }`, 4, 'BlockStatement is not part'],
    [block('match /a {'), 4, 'Unexpected token'],
    [block('allow read;'), 3, 'ExpressionStatement is not part'],
    [block('match /a {\n allow peek; }'), 4, "Unknown operation 'peek'"],
    [block('match /a {\n allow read }'), 4, "Expected ';'"],
    [block('match /a {\n allow read: if ; }'), 4, 'Unexpected token'],
    [block('match /a {\n allow read: if true\n allow get; }'), 4, "Expected ';'"],
    [block('match /a {\n allow read: if true\n }'), 4, "Expected ';'"],
    [block('match /a {\n allow read: if\n\n nobody; }'), 6, "Unknown variable 'nobody'"],
    [block('match /a {\n deny read; }'), 4, 'Unexpected token'],
    [block('match /a/$(b) { }'), 3, "'$(b)' can't be part of a match"],
    [block('match a { }'), 3, 'Unexpected token'],
    [block('match /{x}/{x} { }'), 3, "'x' is declared twice"],
    [block('match /{x} {\n match /{x} { } }'), 4, "'x' is declared twice"],
    [block('function f() { return 1; }\nfunction f() { return 2; }'), 4, "'f' has already been declared"],
    [block('function f(a, a) { return 1; }'), 3, 'Argument name clash'],
    [block('function f(firestore) { return 1; }'), 3, 'a name of the language'],
    [block('function f() { let a = 1; }'), 3, "must end with 'return'"],
    [block('function f() {\n let a = 1; return a; }'), 4, "'let' is not supported"],
    [block('function f() { return f(); }'), 3, "'f' calls itself"],
    [block('function f() { return g(); }\nfunction g() { return f(); }'), 4, "'f' calls itself"],
    [block('function f() { return later; }\nmatch /{later} { }'), 3, "Unknown variable 'later'"],
    [block('match /a { function f() { return true; } }\nmatch /b { allow read: if f(); }'), 4, "Unknown function 'f'"],
    [block('function f(x) { return x; }\nmatch /b { allow read: if f(); }'), 4, "'f' takes 1 arguments"],
    [block('match /b { allow read: if true; /* }'), 3, 'Unterminated comment'],
    [block('match /b { allow read: if true # }'), 3, 'Unexpected character'],
    [block('match /{a=**}/b { allow read; }'), 3, 'must come last'],
    [block('match /{a=**} { match /b { allow read; } }'), 3, 'must come last'],
    [block('match /a { { allow read; } }'), 3, 'BlockStatement is not part'],
    [block('match /a { if (true) { } }'), 3, 'IfStatement is not part'],
    [block('function f() { if (true) { } return 1; }'), 3, 'IfStatement is not part'],
    [block('async function f() { return 1; }'), 3, "must end with 'return'"],
  ])('rejects %j at line %i: %s', (source, line, says) => {
    const load = () => compileRules(source);
    expect(load).toThrow(RulesSyntaxError);
    expect(load).toThrow(says);
    expect(load).toThrow(expect.objectContaining({ line }));
  });
});

describe('documents', () => {
  const need = (count: number) =>
    Array.from({ length: count }, (_, index) => `firestore.get(/databases/d/documents/a/${index}) == null`).join(
      ' && ',
    );

  const decideWithout = (condition: string) => permits(`match /x { allow get: if ${condition}; }`, 'get', '/x');

  it('allows ten documents per request; repeated reads of a document count once', () => {
    expect(decideWithout(need(MAX_DOCUMENTS))).toBe(true);
    expect(decideWithout(`${need(MAX_DOCUMENTS)} && ${need(1)}`)).toBe(true);
    expect(decideWithout(need(MAX_DOCUMENTS + 1))).toBe(false);
  });

  it.each(['/users/ana', '/databases/d/documents/users', '/databases/d/documents', '/databases/d/other/users/ana'])(
    'rejects %s as a document path',
    (path) => {
      expect(decideWithout(`firestore.get(${path}) == null`)).toBe(false);
    },
  );
});

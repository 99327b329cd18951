import { describe, expect, it } from 'vitest';
import { AUTH, CASES, DATA, DOCUMENTS, REFUSED } from './cases.ts';
import { compileRules } from './compiler.ts';
import { decide } from './decision.ts';
import { decodeDocument } from './decode.ts';
import { DocumentNeeded, Documents } from './documents.ts';
import { RulesSyntaxError } from './lexer.ts';
import { parseTimestamp } from './times.ts';
import type { RulesValue } from './values.ts';

const PREFIX = '/databases/(default)/documents/';
const stored = new Map(Object.entries(DOCUMENTS).map(([path, fields]) => [PREFIX + path, decodeDocument(fields)]));

function rules(condition: string, functions = ''): string {
  return `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/case/{id} {
    ${functions}
    allow create: if ${condition}
      ;
  }
}`;
}

/** The request every row is asked with. */
function variables(signedOut: boolean): Map<string, RulesValue> {
  const token = new Map<string, RulesValue>([...Object.entries(AUTH.token), ['level', 7n]]);
  const auth = new Map<string, RulesValue>([
    ['uid', AUTH.uid],
    ['token', token],
  ]);
  const request = new Map<string, RulesValue>([
    ['auth', signedOut ? null : auth],
    ['method', 'create'],
    ['time', parseTimestamp(new Date().toISOString())],
    ['resource', new Map<string, RulesValue>([['data', decodeDocument(DATA)]])],
  ]);
  return new Map<string, RulesValue>([
    ['request', request],
    ['resource', null],
  ]);
}

/** Answers document requests until the rules decide; more than a few would be a loop. */
function verdict(source: string, signedOut: boolean): boolean {
  const ruleset = compileRules(source);
  const documents = new Documents();
  for (let round = 0; round < 20; round += 1) {
    try {
      const request = { method: 'create', path: '/b/bucket/o/case/sample', variables: variables(signedOut) } as const;
      return decide(ruleset, request, documents).permit;
    } catch (error) {
      if (!(error instanceof DocumentNeeded)) throw error;
      documents.add(error.path, stored.get(error.path) ?? null);
    }
  }
  throw new Error('The rules never decide');
}

describe('the table of allow and deny', () => {
  it('holds at least 60 rows, of both kinds', () => {
    expect(CASES.filter(({ allowed }) => allowed).length).toBeGreaterThan(60);
    expect(CASES.filter(({ allowed }) => !allowed).length).toBeGreaterThan(60);
  });

  it.each(CASES)('$expression → $allowed', ({ expression, allowed, functions, signedOut }) => {
    expect(verdict(rules(expression, functions), signedOut ?? false)).toBe(allowed);
  });
});

describe('what does not load', () => {
  it.each(REFUSED)('$expression: $says', ({ expression, says }) => {
    const load = () => compileRules(rules(expression));
    expect(load).toThrow(RulesSyntaxError);
    expect(load).toThrow(says);
  });
});

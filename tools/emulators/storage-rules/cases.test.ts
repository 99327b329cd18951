import { describe, expect, it } from 'vitest';
import { encode, isAllowed, map } from './ask.ts';
import { AUTH, CASES, DATA, DOCUMENTS, INVALID_CASES } from './cases.ts';
import { compileRules } from './compiler.ts';
import { RulesSyntaxError } from './parser.ts';

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

describe('allow and deny table', () => {
  it('has at least 50 rows of each kind', () => {
    expect(CASES.filter(({ allowed }) => allowed).length).toBeGreaterThanOrEqual(50);
    expect(CASES.filter(({ allowed }) => !allowed).length).toBeGreaterThanOrEqual(50);
  });

  it.each(CASES)('$expression → $allowed', ({ expression, allowed, functions, signedOut }) => {
    const request = map({
      auth: encode(signedOut ? null : AUTH),
      time: encode(new Date()),
      resource: map({ data: { mapValue: { fields: DATA } } }),
    });
    const attempt = { method: 'create', path: '/b/bucket/o/case/sample', request, documents: DOCUMENTS };
    expect(isAllowed(rules(expression, functions), attempt)).toBe(allowed);
  });
});

describe('invalid rules', () => {
  it.each(INVALID_CASES)('$expression: $says', ({ expression, says }) => {
    const load = () => compileRules(rules(expression));
    expect(load).toThrow(RulesSyntaxError);
    expect(load).toThrow(says);
  });
});

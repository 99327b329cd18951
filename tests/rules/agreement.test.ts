import { PERMISSIONS } from '@bigorna/domain/access/permissions';
import { ROLES } from '@bigorna/domain/access/roles';
import { favorite, floodStamp } from '@bigorna/domain/entities/account';
import { authorCard, comment, rating, report, usefulMark, vote } from '@bigorna/domain/entities/member';
import {
  COMMENT_MAX,
  FILE_MAX_BYTES,
  FLOOD_INTERVAL_MS,
  REASON_MAX,
  REPORT_PATH_MAX,
  SESSION_AGE_MS,
} from '@bigorna/domain/limits';
import { describe, expect, it } from 'vitest';
import { RULES, STORAGE_RULES } from './support/rules.ts';

// The rules language has no imports. These tests compare the values in the rules with those of the domain package.

/** Quoted words of code. Skips comments, because their apostrophes look like quotes. */
const getQuoted = (text: string) =>
  [...text.replaceAll(/\/\/.*$/gm, '').matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
/** Quoted words of the list that follows `before`, in source order. */
const getWordsAfter = (source: string, before: string) => {
  const start = source.indexOf(before);
  expect(start, before).toBeGreaterThan(-1);
  return getQuoted(
    source.slice(source.indexOf('[', start + before.length), source.indexOf(']', start + before.length)),
  );
};
const sortWords = (words: readonly string[]) => [...words].sort();
/** Body of a function of the rules. */
const getBody = (source: string, name: string) => {
  const found = new RegExp(`function ${name}\\([^)]*\\) \\{([\\s\\S]*?)\\n\\s*\\}\\n`).exec(source)?.[1];
  return found ?? expect.unreachable(`there is no function ${name}`);
};

describe('roles', () => {
  it('of staff do not appear in firestore.rules, because staff work through the API (R144)', () => {
    expect(getQuoted(RULES).filter((word) => ROLES.some((role) => role === word))).toEqual(['user']);
  });
  it('have upload rights in storage.rules exactly if they may edit releases (R144)', () => {
    const { 'edit:release': roles } = PERMISSIONS;
    expect(sortWords(getWordsAfter(STORAGE_RULES, 'account().role in'))).toEqual(sortWords(roles));
  });
  it('do not appear in storage.rules without the right to edit releases (R144)', () => {
    const namedRoles = getQuoted(STORAGE_RULES).filter((word) => ROLES.some((role) => role === word));
    expect(sortWords([...new Set(namedRoles)])).toEqual(sortWords(PERMISSIONS['edit:release']));
  });
});

/** Fields of a report that staff and the portal write later. */
const LATER = { outcome: true, resolved_by: true, note: true, about_uid: true, lead: true, alike: true } as const;

describe('fields', () => {
  const entities = { comment, rating, vote, favorite, usefulMark, floodStamp, report: report.omit(LATER) };
  const lists = [...RULES.matchAll(/hasExactly\(\[([^\]]*)\]\)/g)].map(([, list]) =>
    sortWords(getQuoted(list ?? '')).join(),
  );
  it.each(Object.entries(entities))('equal the fields of the entity: %s (R144)', (_, entity) => {
    expect(lists).toContain(sortWords(Object.keys(entity.shape)).join());
  });
  it('are listed once per entity (R144)', () => {
    expect(lists).toHaveLength(Object.keys(entities).length);
  });
  it('of an author card equal the fields of the entity (R144)', () => {
    expect(sortWords(getWordsAfter(RULES, 'author.keys().hasOnly('))).toEqual(sortWords(Object.keys(authorCard.shape)));
  });
});

describe('vocabulary and limits of the rules', () => {
  const words = [
    { name: 'kinds of a comment', before: 'request.resource.data.kind in', expected: comment.shape.kind.options },
  ];
  it.each(words)('include the $name of domain (R144)', ({ before, expected }) => {
    expect(sortWords(getWordsAfter(RULES, before))).toEqual(sortWords(expected));
  });
  it('include the flood control intervals of domain (R144)', () => {
    const pairs = [...getBody(RULES, 'floodInterval').matchAll(/'(\w+)': (\d+)/g)];
    expect(Object.fromEntries(pairs.map(([, kind, ms]) => [kind, Number(ms)]))).toEqual(FLOOD_INTERVAL_MS);
  });
  it('include the maximum session ages of domain (R206)', () => {
    const [, member, staff] = /'user' \? (\d+) : (\d+);/.exec(getBody(RULES, 'greatestAge')) ?? [];
    expect([Number(member), Number(staff)]).toEqual([SESSION_AGE_MS.member / 1000, SESSION_AGE_MS.staff / 1000]);
    expect(getBody(STORAGE_RULES, 'isWithinGreatestAge')).toContain(`* 1000 + ${SESSION_AGE_MS.staff} >`);
  });
  it('include the report subjects of domain (R144)', () => {
    const namedSubjects = [...getBody(RULES, 'isReportable').matchAll(/subject == '(\w+)'/g)].map(
      ([, subject]) => subject ?? '',
    );
    expect(sortWords(namedSubjects)).toEqual(sortWords(report.shape.subject.options));
  });
  it('include the maximum lengths of comment, reason and path of domain (R144)', () => {
    expect(getBody(RULES, 'hasValidText')).toContain(`data.text, ${COMMENT_MAX})`);
    expect(getBody(RULES, 'isReport')).toContain(`data.reason, ${REASON_MAX})`);
    expect(getBody(RULES, 'isReport')).toContain(`data.path, ${REPORT_PATH_MAX})`);
  });
  it('include the maximum upload size of domain (R144)', () => {
    const [, factors = ''] = /request\.resource\.size <= ([\d *]+);/.exec(STORAGE_RULES) ?? [];
    expect(factors.split('*').reduce((product, factor) => product * Number(factor), 1)).toBe(FILE_MAX_BYTES);
  });
});

import { PERMISSIONS } from '@bigorna/domain/access/permissions';
import { ROLES } from '@bigorna/domain/access/roles';
import { LOADERS } from '@bigorna/domain/catalogue-terms';
import { accountSettings, favorite, floodStamp } from '@bigorna/domain/entities/account';
import { authorCard, comment, rating, report, vote } from '@bigorna/domain/entities/member';
import { COMMENT_MAX, FILE_MAX_BYTES, FLOOD_INTERVAL_MS, REASON_MAX, REPORT_PATH_MAX } from '@bigorna/domain/limits';
import { LOCALES } from '@bigorna/domain/locales';
import { describe, expect, it } from 'vitest';
import { RULES, STORAGE_RULES } from './support/rules.ts';

// The rules language can't import: what the two files state again is held against domain here.

const quoted = (text: string) => [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word ?? '');
/** The words of the list that follows `before`, in the file's order. */
const wordsAfter = (source: string, before: string) => {
  const start = source.indexOf(before);
  expect(start, before).toBeGreaterThan(-1);
  return quoted(source.slice(source.indexOf('[', start + before.length), source.indexOf(']', start + before.length)));
};
const sorted = (words: readonly string[]) => [...words].sort();
/** The body of the function of that name. */
const body = (source: string, name: string) => {
  const found = new RegExp(`function ${name}\\([^)]*\\) \\{([\\s\\S]*?)\\n\\s*\\}\\n`).exec(source)?.[1];
  return found ?? expect.unreachable(`there is no function ${name}`);
};

describe('roles', () => {
  it('R144 firestore.rules names none: staff work through the API', () => {
    expect(quoted(RULES).filter((word) => ROLES.some((role) => role === word))).toEqual([]);
  });
  it('R144 storage.rules lets in exactly the roles that may edit releases', () => {
    const { 'edit:release': roles } = PERMISSIONS;
    expect(sorted(wordsAfter(STORAGE_RULES, 'account().role in'))).toEqual(sorted(roles));
  });
  it('R144 storage.rules names no other role', () => {
    const named = quoted(STORAGE_RULES).filter((word) => ROLES.some((role) => role === word));
    expect(sorted([...new Set(named)])).toEqual(sorted(PERMISSIONS['edit:release']));
  });
});

/** What of a report staff and the portal write, later. */
const LATER = { outcome: true, resolved_by: true, note: true, about_uid: true, lead: true, alike: true } as const;

describe('fields', () => {
  const entities = { comment, rating, vote, favorite, floodStamp, report: report.omit(LATER) };
  const lists = [...RULES.matchAll(/hasExactly\(\[([^\]]*)\]\)/g)].map(([, list]) => sorted(quoted(list ?? '')).join());
  it.each(Object.entries(entities))('R144 a %s holds exactly the fields of its entity', (_, entity) => {
    expect(lists).toContain(sorted(Object.keys(entity.shape)).join());
  });
  it('R144 every list of fields is an entity’s', () => {
    expect(lists).toHaveLength(Object.keys(entities).length);
  });
  it('R144 an author card has the fields of its entity', () => {
    expect(sorted(wordsAfter(RULES, 'author.keys().hasOnly('))).toEqual(sorted(Object.keys(authorCard.shape)));
  });
  it('R144 settings have the fields of their entity', () => {
    expect(sorted(wordsAfter(RULES, 'settings.keys().hasOnly('))).toEqual(sorted(Object.keys(accountSettings.shape)));
  });
});

describe('vocabulary and limits', () => {
  const words = [
    { name: 'kinds of a comment', before: 'request.resource.data.kind in', expected: comment.shape.kind.options },
    { name: 'languages', before: "settings.get('locale', null) in", expected: LOCALES },
    {
      name: 'themes',
      before: "settings.get('theme', 'dark') in",
      expected: accountSettings.shape.theme.unwrap().options,
    },
    { name: 'loaders', before: "settings.get('loader', null) in", expected: LOADERS },
  ];
  it.each(words)('R144 the $name are those of domain', ({ before, expected }) => {
    expect(sorted(wordsAfter(RULES, before))).toEqual(sorted(expected));
  });
  it('R144 the intervals of flood control are those of domain', () => {
    const pairs = [...body(RULES, 'floodInterval').matchAll(/'(\w+)': (\d+)/g)];
    expect(Object.fromEntries(pairs.map(([, kind, ms]) => [kind, Number(ms)]))).toEqual(FLOOD_INTERVAL_MS);
  });
  it('R144 the subjects of a report are those of domain', () => {
    const named = [...body(RULES, 'isThere').matchAll(/subject == '(\w+)'/g)].map(([, subject]) => subject ?? '');
    expect(sorted(named)).toEqual(sorted(report.shape.subject.options));
  });
  it('R144 the longest comment, reason and path are those of domain', () => {
    expect(body(RULES, 'hasValidText')).toContain(`data.text, ${COMMENT_MAX})`);
    expect(body(RULES, 'isReport')).toContain(`data.reason, ${REASON_MAX})`);
    expect(body(RULES, 'isReport')).toContain(`data.path, ${REPORT_PATH_MAX})`);
  });
  it('R144 the largest upload is that of domain', () => {
    const [, factors = ''] = /request\.resource\.size <= ([\d *]+);/.exec(STORAGE_RULES) ?? [];
    expect(factors.split('*').reduce((product, factor) => product * Number(factor), 1)).toBe(FILE_MAX_BYTES);
  });
});

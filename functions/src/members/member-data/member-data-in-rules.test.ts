import { readFileSync } from 'node:fs';
import { getExportedKinds, getKindsByDeletion, MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import { describe, expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../../../firestore.rules', import.meta.url), 'utf8');
const rows: readonly MemberData[] = Object.values(MEMBER_DATA);

/** Removes the names of path variables, because the rules use other names than the table. */
const normalizePath = (path: string): string => path.replace(/\{\w+\}/g, '{}');

interface Match {
  readonly indent: number;
  readonly path: string;
  body: string;
}

/** Every `match` of a rules file with its full path and its own body, without nested matches. */
const parseMatches = (rules: string): Match[] => {
  const all: Match[] = [];
  let open: Match[] = [];
  for (const line of rules.split('\n').filter((text) => text.trim() !== '')) {
    const indent = line.search(/\S/);
    open = open.filter((match) => match.indent < indent);
    const segment = /^match \/(.+) \{$/.exec(line.trim())?.[1];
    if (segment === undefined) {
      for (const match of open.slice(-1)) match.body += `${line}\n`;
      continue;
    }
    const outer = open.at(-1)?.path ?? '';
    const path = segment.startsWith('databases/') ? '' : [outer, segment].filter((part) => part !== '').join('/');
    open = [...open, { indent, path, body: '' }];
    all.push(...open.slice(-1));
  }
  return all;
};

/** A path contains members' data if its rules compare a uid. The path variable may have any name. */
const NAMES_A_MEMBER = /\bdata\.uid\b|\brequest\.auth\.uid\b|\bisOwn(?:er)?\(/;
const findPathsWithUid = (rules: string): string[] =>
  parseMatches(rules)
    .filter(({ path, body }) => path.includes('{uid}') || NAMES_A_MEMBER.test(body))
    .map(({ path }) => path);
/** Skips top-level helper functions, which have no path. */
const memberPaths = findPathsWithUid(RULES).filter((path) => path !== '');
const listedPaths = rows.map(({ at }) => normalizePath(at));

describe('check of the member data table against firestore.rules', () => {
  it('finds the paths whose rules name a uid (R086)', () => {
    expect(memberPaths).toEqual(
      expect.arrayContaining([
        'users/{uid}',
        'users/{uid}/favorites/{modId}',
        'mods/{modId}/ratings/{uid}',
        'mods/{modId}/releases/{releaseId}/votes/{uid}',
        'mods/{modId}/comments/{commentId}',
        'reports/{reportId}',
      ]),
    );
    expect(memberPaths).not.toContain('mods/{modId}');
  });

  it.each(memberPaths)('finds %s of the rules in the table (R086)', (path) => {
    expect(listedPaths).toContain(normalizePath(path));
  });

  it.each([
    ['a field', 'match /wishes/{wishId} {', 'allow get: if resource.data.uid == request.auth.uid;'],
    ['its id, by any name', 'match /wishes/{memberId} {', 'allow get: if isOwner(memberId);'],
    ['its id', 'match /wishes/{uid} {', 'allow get: if isVerified();'],
    ['the id above it', 'match /users/{uid}/wishes/{wish} {', 'allow get: if isVerified();'],
  ])('detects a new path of the rules with the uid in %s (R086)', (_where, match, rule) => {
    const end = RULES.lastIndexOf('    match /{document=**}');
    const added = `${RULES.slice(0, end)}    ${match}\n      ${rule}\n    }\n\n${RULES.slice(end)}`;
    const missed = findPathsWithUid(added).filter((path) => path !== '' && !listedPaths.includes(normalizePath(path)));
    expect(missed).toEqual([expect.stringContaining('wishes/')]);
  });

  it('finds a reason for every kind that remains after a deletion', () => {
    const remaining = [...getKindsByDeletion('forget'), ...getKindsByDeletion('blank'), ...getKindsByDeletion('keep')];
    expect(remaining.length).toBeGreaterThan(0);
    for (const name of remaining) expect(MEMBER_DATA[name].why, name).toBeTruthy();
  });

  it('finds one deletion mode per kind, and an export unless the table says otherwise', () => {
    const kinds = (['first', 'delete', 'forget', 'blank', 'last', 'keep'] as const).flatMap(getKindsByDeletion);
    expect(kinds.toSorted()).toEqual(Object.keys(MEMBER_DATA).toSorted());
    const notExported = rows.filter(({ exported }) => exported !== true).length;
    expect(getExportedKinds()).toHaveLength(rows.length - notExported);
  });
});

import { readFileSync } from 'node:fs';
import { deletedBy, exportedNames, MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import { describe, expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
const rows: readonly MemberData[] = Object.values(MEMBER_DATA);

/** Parts that vary have other names in the rules. */
const bare = (path: string): string => path.replace(/\{\w+\}/g, '{}');

interface Match {
  readonly indent: number;
  readonly path: string;
  body: string;
}

/** Every `match` of a rules file by its whole path, with what stands in it and in no other inside. */
const matchesOf = (rules: string): Match[] => {
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

/** Whatever a part is called: who is asked for their uid by the rules of a path has data there. */
const NAMES_A_MEMBER = /\bdata\.uid\b|\brequest\.auth\.uid\b|\bisOwn(?:er)?\(/;
const withUidOf = (rules: string): string[] =>
  matchesOf(rules)
    .filter(({ path, body }) => path.includes('{uid}') || NAMES_A_MEMBER.test(body))
    .map(({ path }) => path);
/** Helpers at the top, outside of any path, speak of uids and hold nothing. */
const withUid = withUidOf(RULES).filter((path) => path !== '');
const known = rows.map(({ at }) => bare(at));

describe('the table of members’ data', () => {
  it('R086 is held against what the rules name a uid of, which is found', () => {
    expect(withUid).toEqual(
      expect.arrayContaining([
        'users/{uid}',
        'users/{uid}/favorites/{modId}',
        'mods/{modId}/ratings/{uid}',
        'mods/{modId}/releases/{releaseId}/votes/{uid}',
        'mods/{modId}/comments/{commentId}',
        'reports/{reportId}',
      ]),
    );
    expect(withUid).not.toContain('mods/{modId}');
  });

  it.each(withUid)('R086 has %s of firestore.rules', (path) => {
    expect(known).toContain(bare(path));
  });

  it.each([
    ['a field', 'match /wishes/{wishId} {', 'allow get: if resource.data.uid == request.auth.uid;'],
    ['its id, by any name', 'match /wishes/{memberId} {', 'allow get: if isOwner(memberId);'],
    ['its id', 'match /wishes/{uid} {', 'allow get: if isVerified();'],
    ['the id above it', 'match /users/{uid}/wishes/{wish} {', 'allow get: if isVerified();'],
  ])('R086 misses a path of the rules that nobody added, with the uid in %s', (_where, match, rule) => {
    const end = RULES.lastIndexOf('    match /{document=**}');
    const added = `${RULES.slice(0, end)}    ${match}\n      ${rule}\n    }\n\n${RULES.slice(end)}`;
    const missed = withUidOf(added).filter((path) => path !== '' && !known.includes(bare(path)));
    expect(missed).toEqual([expect.stringContaining('wishes/')]);
  });

  it('says why, wherever something stays', () => {
    const staying = [...deletedBy('forget'), ...deletedBy('blank'), ...deletedBy('keep')];
    expect(staying.length).toBeGreaterThan(0);
    for (const name of staying) expect(MEMBER_DATA[name].why, name).not.toBe('');
  });

  it('treats each kind in one way, and exports all but what it gives a reason for', () => {
    const ways = (['first', 'delete', 'forget', 'blank', 'last', 'keep'] as const).flatMap(deletedBy);
    expect(ways.toSorted()).toEqual(Object.keys(MEMBER_DATA).toSorted());
    const left = rows.filter(({ exported }) => exported !== true).length;
    expect(exportedNames()).toHaveLength(rows.length - left);
  });
});

import { MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS } from '../../platform/documents.ts';
import { listFieldPaths } from '../../platform/testing/list-field-paths.ts';

const rows: readonly MemberData[] = Object.values(MEMBER_DATA);
/** Names of fields that refer to an account. */
const NAMES_AN_ACCOUNT = /(?:^|\.)(?:(?:\w+_)?uid|actor|\w+_by)$/;

interface AccountReference {
  readonly at: string;
  readonly field: string | null;
}

/** How a pattern and its document refer to accounts: by the path or by a field. */
const findReferences = (documents: Readonly<Record<string, z.core.$ZodType>>): AccountReference[] =>
  Object.entries(documents).flatMap(([at, schema]): AccountReference[] => {
    if (at.includes('{uid}')) return [{ at, field: null }];
    return listFieldPaths(schema)
      .filter((field) => NAMES_AN_ACCOUNT.test(field))
      .map((field) => ({ at, field }));
  });

const isCovered = ({ at, field }: AccountReference): boolean =>
  rows.some((row) => row.at === at && (field === null || (typeof row.found === 'object' && row.found.field === field)));

describe('check of the member data table against the schemas', () => {
  it.each(findReferences(DOCUMENTS))('finds $at by $field in the table (R086)', (naming) => {
    expect(isCovered(naming)).toBe(true);
  });

  it('detects a missing document by path, by field and by field of a map (R086)', () => {
    const added = {
      'wishes/{uid}': z.object({}),
      'gifts/{gift}': z.object({ giver_uid: z.string(), path: z.string() }),
      'lists/{list}': z.object({
        entries: z.array(z.record(z.string(), z.object({ added_by: z.string() }))).nullable(),
      }),
    };
    const missed = findReferences(added).filter((naming) => !isCovered(naming));
    expect(missed.map(({ at, field }) => `${at} ${field}`)).toEqual([
      'wishes/{uid} null',
      'gifts/{gift} giver_uid',
      'lists/{list} entries.added_by',
    ]);
  });

  it('finds every document and field of the table in the schemas', () => {
    const schemas = new Map<string, z.core.$ZodType>(Object.entries(DOCUMENTS));
    for (const { at, found, withheld = [], only } of rows) {
      const schema = schemas.get(at);
      expect(schema, at).toBeDefined();
      const fields = schema === undefined ? [] : listFieldPaths(schema);
      const named = [
        ...withheld,
        ...(only === undefined ? [] : [only]),
        ...(typeof found === 'object' ? [found.field] : []),
      ];
      expect(fields, at).toEqual(expect.arrayContaining(named));
    }
  });
});

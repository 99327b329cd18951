import { MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DOCUMENTS } from '../platform/documents.ts';

const rows: readonly MemberData[] = Object.values(MEMBER_DATA);
/** What fields that name an account are called. */
const NAMES_AN_ACCOUNT = /(?:^|\.)(?:uid|actor|\w+_by)$/;

/** The fields of a schema, with dotted names for those of maps. */
const fieldsOf = (schema: z.core.$ZodType): string[] => {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  const { shape }: { shape: Record<string, z.core.$ZodType> } = schema;
  return Object.entries(shape).flatMap(([name, field]) => [
    name,
    ...fieldsOf(field).map((inner) => `${name}.${inner}`),
  ]);
};

interface Naming {
  readonly at: string;
  readonly field: string | null;
}

/** What a pattern and its document name accounts by: the path itself, or a field. */
const namings = (documents: Readonly<Record<string, z.core.$ZodType>>): Naming[] =>
  Object.entries(documents).flatMap(([at, schema]): Naming[] => {
    if (at.includes('{uid}')) return [{ at, field: null }];
    return fieldsOf(schema)
      .filter((field) => NAMES_AN_ACCOUNT.test(field))
      .map((field) => ({ at, field }));
  });

const isCovered = ({ at, field }: Naming): boolean =>
  rows.some((row) => row.at === at && (field === null || (typeof row.found === 'object' && row.found.field === field)));

describe('the table of members’ data', () => {
  it.each(namings(DOCUMENTS))('R086 has $at by $field', (naming) => {
    expect(isCovered(naming)).toBe(true);
  });

  it('R086 misses a document that nobody added: by its path, by a field, by a field of a map', () => {
    const added = {
      'wishes/{uid}': z.object({}),
      'gifts/{gift}': z.object({ uid: z.string(), path: z.string() }),
      'lists/{list}': z.object({ entries: z.array(z.object({ added_by: z.string() })).nullable() }),
    };
    const missed = namings(added).filter((naming) => !isCovered(naming));
    expect(missed.map(({ at, field }) => `${at} ${field}`)).toEqual([
      'wishes/{uid} null',
      'gifts/{gift} uid',
      'lists/{list} entries.added_by',
    ]);
  });

  it('names only documents that there are, and fields that they have', () => {
    const known = new Map<string, z.core.$ZodType>(Object.entries(DOCUMENTS));
    for (const { at, found, withheld = [], only } of rows) {
      const schema = known.get(at);
      expect(schema, at).toBeDefined();
      const fields = schema === undefined ? [] : fieldsOf(schema);
      const named = [
        ...withheld,
        ...(only === undefined ? [] : [only]),
        ...(typeof found === 'object' ? [found.field] : []),
      ];
      expect(fields, at).toEqual(expect.arrayContaining(named));
    }
  });
});

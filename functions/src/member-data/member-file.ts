import { type ExportedName, exportedNames, MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import type { Found } from '../platform/firestore.ts';
import { MEMBER_DOCUMENTS, type Owner } from './member-documents.ts';

/** The parts of a path that its pattern names: `{ mod: 'x' }` of `mods/x/ratings/u`; the uid is the same everywhere. */
const partsOf = (pattern: string, path: string): Record<string, string> => {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, i) => [/^\{(\w+)\}$/.exec(part)?.[1], segments[i] ?? ''] as const);
  return Object.fromEntries(named.flatMap(([name, id]) => (name === undefined || name === 'uid' ? [] : [[name, id]])));
};

/** What of a document is the member's, with where it belongs. Moments are written as ISO 8601 in UTC by JSON. */
const shown = ({ at, only, withheld = [] }: MemberData, { path, data }: Found<object>): object => {
  const fields = Object.entries(data).filter(
    ([name]) => (only === undefined || name === only) && !withheld.includes(name),
  );
  return { ...partsOf(at, path), ...Object.fromEntries(fields) };
};

async function* groupOf(name: ExportedName, owner: Owner): AsyncGenerator<string, void, undefined> {
  const row: MemberData = MEMBER_DATA[name];
  for await (const { found } of MEMBER_DOCUMENTS[name](owner)) {
    for (const one of found) yield JSON.stringify(shown(row, one));
  }
}

/**
 * The file of all that is kept of a member, as JSON in pieces: no more of it is held than a page of documents. What was
 * one document is an object, all else a list.
 */
export async function* memberFile(owner: Owner): AsyncGenerator<string, void, undefined> {
  yield `{\n"exported_at": ${JSON.stringify(owner.until)}`;
  for (const name of exportedNames()) {
    const isOne = MEMBER_DATA[name].found === 'id';
    yield `,\n${JSON.stringify(name)}: ${isOne ? '' : '['}`;
    let any = false;
    for await (const text of groupOf(name, owner)) {
      yield `${any ? ',' : ''}${isOne ? '' : '\n'}${text}`;
      any = true;
    }
    yield isOne ? (any ? '' : 'null') : ']';
  }
  yield '\n}\n';
}

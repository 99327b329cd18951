import { type ExportedKind, getExportedKinds, MEMBER_DATA, type MemberData } from '@bigorna/domain/member-data';
import type { QueryDoc } from '../../platform/firestore.ts';
import { MEMBER_DOCUMENTS, type Owner } from './member-documents.ts';

/** The ids in a path by their names in the pattern: `{ mod: 'x' }` for `mods/x/ratings/u`. Omits the uid. */
const getPathIds = (pattern: string, path: string): Record<string, string> => {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, i) => [/^\{(\w+)\}$/.exec(part)?.[1], segments[i] ?? ''] as const);
  return Object.fromEntries(named.flatMap(([name, id]) => (name === undefined || name === 'uid' ? [] : [[name, id]])));
};

/** The exported fields of a document, with its ids. JSON writes dates as ISO 8601 in UTC. */
const toExported = ({ at, only, withheld = [] }: MemberData, { path, data }: QueryDoc<object>): object => {
  const fields = Object.entries(data).filter(
    ([name]) => (only === undefined || name === only) && !withheld.includes(name),
  );
  return { ...getPathIds(at, path), ...Object.fromEntries(fields) };
};

async function* exportGroup(name: ExportedKind, owner: Owner): AsyncGenerator<string, void, undefined> {
  const row: MemberData = MEMBER_DATA[name];
  for await (const { docs } of MEMBER_DOCUMENTS[name](owner)) {
    for (const one of docs) yield JSON.stringify(toExported(row, one));
  }
}

/**
 * Exports all data of a member as JSON in pieces, with at most one page of documents in memory. A kind with a single
 * document becomes an object, every other kind a list.
 */
export async function* exportMemberData(owner: Owner): AsyncGenerator<string, void, undefined> {
  yield `{\n"exported_at": ${JSON.stringify(owner.until)}`;
  for (const name of getExportedKinds()) {
    const isOne = MEMBER_DATA[name].found === 'id';
    yield `,\n${JSON.stringify(name)}: ${isOne ? '' : '['}`;
    let any = false;
    for await (const text of exportGroup(name, owner)) {
      yield `${any ? ',' : ''}${isOne ? '' : '\n'}${text}`;
      any = true;
    }
    yield isOne ? (any ? '' : 'null') : ']';
  }
  yield '\n}\n';
}

import { DOCUMENTS, type Pattern } from '../../../functions/src/platform/documents.ts';
import {
  FIRESTORE_ACCESS,
  OPERATIONS,
  type Operation,
  type Rights,
  SCOPES,
  type Scope,
  STORAGE_ACCESS,
} from './access.ts';
import { IDENTITIES, type Identity } from './identities.ts';

/** One thing that somebody tries, and whether they may. */
export interface Cell {
  readonly operation: Operation;
  readonly identity: Identity;
  readonly may: boolean;
  /** For titles of tests. */
  readonly answer: string;
  readonly ids: string;
}
export interface FirestoreCell extends Cell {
  readonly pattern: Pattern;
  readonly scope: Scope;
}
export interface StorageCell extends Cell {
  readonly folder: string;
}

const cellsOf = (rights: Rights): Cell[] =>
  OPERATIONS.flatMap((operation) =>
    IDENTITIES.map((identity) => {
      const may = rights[operation]?.includes(identity) ?? false;
      const ids = identity === 'banned' ? 'R144 R087' : 'R144';
      return { operation, identity, may, ids, answer: may ? 'allowed' : 'refused' };
    }),
  );

const isPattern = (path: string): path is Pattern => path in DOCUMENTS;

/** The kinds of documents that the matrix has rows for. */
export const PATTERNS: readonly Pattern[] = Object.keys(FIRESTORE_ACCESS).filter(isPattern);

/** Whose documents of a kind are tried. */
export const scopesOf = (pattern: Pattern): Scope[] =>
  SCOPES.filter((scope) => FIRESTORE_ACCESS[pattern][scope] !== undefined);

export const FIRESTORE_CELLS: readonly FirestoreCell[] = PATTERNS.flatMap((pattern) =>
  scopesOf(pattern).flatMap((scope) =>
    cellsOf(FIRESTORE_ACCESS[pattern][scope] ?? {}).map((cell) => ({ ...cell, pattern, scope })),
  ),
);
export const STORAGE_CELLS: readonly StorageCell[] = Object.entries(STORAGE_ACCESS).flatMap(([folder, rights]) =>
  cellsOf(rights).map((cell) => ({ ...cell, folder })),
);

const counted = (cells: readonly Cell[]): string => {
  const allowed = cells.filter(({ may }) => may).length;
  return `${cells.length} cells, ${allowed} allowed and ${cells.length - allowed} refused`;
};

/** The size of the matrix, in lines of Markdown. */
export const matrixFigures = (): string[] => {
  const personal = PATTERNS.filter((pattern) => scopesOf(pattern).length > 1).length;
  const tried = `${IDENTITIES.length} identities (${IDENTITIES.join(', ')}) × ${OPERATIONS.length} operations`;
  return [
    `- Firestore: ${tried} × ${PATTERNS.length} kinds of documents, ${personal} of which are tried on one's own and on ` +
      `another's: ${counted(FIRESTORE_CELLS)}.`,
    `- Storage: ${Object.keys(STORAGE_ACCESS).length} folders in the same way: ${counted(STORAGE_CELLS)}.`,
  ];
};

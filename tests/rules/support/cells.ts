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

/** One operation by one identity with its expected result. */
export interface Cell {
  readonly operation: Operation;
  readonly identity: Identity;
  readonly isAllowed: boolean;
  /** For test titles. */
  readonly outcome: string;
  readonly ids: string;
}
export interface FirestoreCell extends Cell {
  readonly pattern: Pattern;
  readonly scope: Scope;
}
export interface StorageCell extends Cell {
  readonly folder: string;
}

const buildCells = (rights: Rights): Cell[] =>
  OPERATIONS.flatMap((operation) =>
    IDENTITIES.map((identity) => {
      const isAllowed = rights[operation]?.includes(identity) ?? false;
      const ids = identity === 'banned' ? 'R087, R144' : 'R144';
      return { operation, identity, isAllowed, ids, outcome: isAllowed ? 'allowed' : 'refused' };
    }),
  );

const isPattern = (path: string): path is Pattern => path in DOCUMENTS;

/** The document patterns with a row in the matrix. */
export const PATTERNS: readonly Pattern[] = Object.keys(FIRESTORE_ACCESS).filter(isPattern);

/** Scopes that are tested for a pattern. */
export const getScopes = (pattern: Pattern): Scope[] =>
  SCOPES.filter((scope) => FIRESTORE_ACCESS[pattern][scope] !== undefined);

export const FIRESTORE_CELLS: readonly FirestoreCell[] = PATTERNS.flatMap((pattern) =>
  getScopes(pattern).flatMap((scope) =>
    buildCells(FIRESTORE_ACCESS[pattern][scope] ?? {}).map((cell) => ({ ...cell, pattern, scope })),
  ),
);
export const STORAGE_CELLS: readonly StorageCell[] = Object.entries(STORAGE_ACCESS).flatMap(([folder, rights]) =>
  buildCells(rights).map((cell) => ({ ...cell, folder })),
);

const formatCounts = (cells: readonly Cell[]): string => {
  const allowed = cells.filter((cell) => cell.isAllowed).length;
  return `${cells.length} cells, ${allowed} allowed and ${cells.length - allowed} refused`;
};

/** Size of the matrix as Markdown lines. */
export const describeMatrix = (): string[] => {
  const personal = PATTERNS.filter((pattern) => getScopes(pattern).length > 1).length;
  const tried = `${IDENTITIES.length} identities (${IDENTITIES.join(', ')}) × ${OPERATIONS.length} operations`;
  return [
    `- Firestore: ${tried} × ${PATTERNS.length} kinds of documents, ${personal} of which are tried on one's own and on ` +
      `another's: ${formatCounts(FIRESTORE_CELLS)}.`,
    `- Storage: ${Object.keys(STORAGE_ACCESS).length} folders in the same way: ${formatCounts(STORAGE_CELLS)}.`,
  ];
};

import { logger } from 'firebase-functions';
import { type EntityOf, PARSERS, type Pattern } from '../platform/documents.ts';
import { fromStored, unfitFields } from '../platform/firestore-values.ts';
import type { Written } from './on-written.ts';

/** What Firestore tells of a document on one side of a write. */
interface Side {
  readonly exists: boolean;
  readonly ref: { readonly path: string };
  data(): unknown;
}

const entityIn = <P extends Pattern>(pattern: P, side: Side | undefined): EntityOf<P> | undefined => {
  if (side === undefined || !side.exists) return undefined;
  try {
    return fromStored<EntityOf<P>>(PARSERS[pattern], side.ref.path, side.data());
  } catch (error) {
    const fields = unfitFields(error);
    if (fields === undefined) throw error;
    logger.error('a written document does not fit its schema', { path: side.ref.path, fields });
    return undefined;
  }
};

/** Both sides of a write; one that does not fit its schema counts as not there. */
export const writtenDocument = <P extends Pattern>(
  pattern: P,
  change: { readonly before?: Side | undefined; readonly after?: Side | undefined } | undefined,
): Written<EntityOf<P>> => ({
  before: entityIn(pattern, change?.before),
  after: entityIn(pattern, change?.after),
});

/**
 * Firestore documents that a request reads. Evaluation is synchronous: a missing document stops the evaluation with
 * {@link DocumentNeeded}. firebase-tools then fetches the document, and the evaluation restarts.
 */
import { decodeDocument } from './decode.ts';
import { RulesError, type RulesMap } from './values.ts';

/** Documents that one request may read, as in Firestore's rules; repeated reads count once. */
export const MAX_DOCUMENTS = 10;

/** Not a {@link RulesError}, so `||` and `&&` do not catch it. */
export class DocumentNeeded extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`Document ${path} is needed`);
    this.path = path;
  }
}

export class Documents {
  readonly #fetched = new Map<string, object | null>();

  /** Stores the `fields` of a fetched document; null if the document does not exist. */
  add(path: string, fields: object | null): void {
    this.#fetched.set(path, fields);
  }

  /**
   * @param path the segments of `/databases/{database}/documents/{collection}/{id}…`; an inserted value is one segment
   * @returns the fields, or null if the document does not exist
   * @throws DocumentNeeded if the document must be fetched first
   * @throws RulesError for an invalid path, an unknown kind of value or too many reads
   */
  read(path: readonly string[]): RulesMap | null {
    const key = requestPath(path);
    const known = this.#fetched.get(key);
    if (known !== undefined) return known && decodeDocument(known);
    if (this.#fetched.size >= MAX_DOCUMENTS) throw new RulesError(`More than ${MAX_DOCUMENTS} documents in a request`);
    throw new DocumentNeeded(key);
  }
}

/** Encodes segments, because firebase-tools puts the path into a URL and a uid may contain any character. */
function requestPath(segments: readonly string[]): string {
  const [databases, , documents, ...rest] = segments;
  const names = databases === 'databases' && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
  if (!names) throw new RulesError(`/${segments.join('/')} is not the path of a document`);
  if (segments.some((segment) => /^\.{0,2}$/.test(segment) || segment.includes('/'))) {
    throw new RulesError(`/${segments.join('/')} has a segment that no document can have`);
  }
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

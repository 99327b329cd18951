/**
 * Firestore documents a request asks for. The evaluator runs without waiting: a document that is not here yet stops
 * it with {@link DocumentNeeded}; firebase-tools fetches it, and the evaluation starts again with one document more.
 */
import { RulesError, type RulesMap, type RulesPath } from './values.ts';

/** Documents one request may read, as in Firestore's own rules; the same document counts once. */
export const MAX_DOCUMENTS = 10;

/** Not an evaluation error: nothing in a rule absorbs it. */
export class DocumentNeeded extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`Document ${path} is needed`);
    this.path = path;
  }
}

export class Documents {
  readonly #fetched = new Map<string, RulesMap | null>();

  /** Keeps what firebase-tools found; null when there is no such document. */
  add(path: string, fields: RulesMap | null): void {
    this.#fetched.set(path, fields);
  }

  /**
   * @param path `/databases/{database}/documents/{collection}/{id}…`
   * @returns the fields, or null when there is no such document.
   * @throws DocumentNeeded when it must be fetched first.
   * @throws RulesError when the path names no document or the request has read enough of them.
   */
  read(path: RulesPath): RulesMap | null {
    const key = requestPath(path);
    const known = this.#fetched.get(key);
    if (known !== undefined) return known;
    if (this.#fetched.size >= MAX_DOCUMENTS) throw new RulesError(`More than ${MAX_DOCUMENTS} documents in a request`);
    throw new DocumentNeeded(key);
  }
}

/** Segments are encoded, for firebase-tools puts the path into a URL and a uid may hold anything. */
function requestPath({ segments }: RulesPath): string {
  const [databases, , documents, ...rest] = segments;
  const names = databases === 'databases' && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
  if (!names) throw new RulesError(`/${segments.join('/')} is not the path of a document`);
  if (segments.some((segment) => /^\.{0,2}$/.test(segment) || segment.includes('/'))) {
    throw new RulesError(`/${segments.join('/')} has a segment that no document can have`);
  }
  return `/${segments.map(encodeURIComponent).join('/')}`;
}

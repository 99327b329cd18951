import { getUsefulMarkId } from '@bigorna/domain/entities/member';
import type { FloodKind } from '@bigorna/domain/limits';
import {
  type DocumentReference,
  doc,
  type Firestore,
  getDocFromServer,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import { commitNow } from './commit-now.ts';
import { commitOnce } from './commit-once.ts';
import type { FirebaseSession } from './firebase-session.ts';
import type { NewComment, NewReport, Writer } from './member-writes.ts';
import { openFirestore } from './open-firestore.ts';
import { throttleWrite } from './throttle-write.ts';

/**
 * A member's direct writes to Firestore, in the form that firestore.rules require. Each write is one commit, including
 * the rate-limit stamp where the rules require a stamp. A failed write rejects with a `WriteFailure`.
 *
 * A write rejected as `offline` is not retried later, but it may have succeeded. A comment or report that is sent again
 * with the same id is created once.
 *
 * Writes with a rate-limit stamp respect the interval that the rules require for their kind. Early favorites, useful
 * marks, ratings and votes are queued; early comments and reports reject with `too_fast`.
 */
class FirestoreWrites {
  readonly #firestore: Firestore;
  readonly #writer: Writer;

  constructor(firestore: Firestore, writer: Writer) {
    this.#firestore = firestore;
    this.#writer = writer;
  }

  setFavorite = async (modId: string, on: boolean): Promise<void> => {
    const mark = doc(this.#firestore, 'users', this.#writer.id, 'favorites', modId);
    if (!on) return commitNow(this.#firestore, (transaction) => transaction.delete(mark));
    return this.#writeStamped('favorites', mark, (transaction) =>
      transaction.set(mark, { mod_id: modId, created_at: serverTimestamp() }),
    );
  };

  addComment = (modId: string, id: string, { text, kind, release, parent }: NewComment): Promise<void> => {
    const { id: uid, username, display_name, avatar_url, role } = this.#writer;
    const comment = doc(this.#firestore, 'mods', modId, 'comments', id);
    const author = { username, display_name, avatar_url, role };
    return this.#createStamped('comments', comment, (transaction) =>
      transaction.set(comment, {
        uid,
        author,
        text,
        kind,
        release,
        created_at: serverTimestamp(),
        edited_at: null,
        hidden: false,
        reply: null,
        parent,
        replies: 0,
        useful: 0,
      }),
    );
  };

  editComment = (modId: string, commentId: string, text: string): Promise<void> => {
    const comment = doc(this.#firestore, 'mods', modId, 'comments', commentId);
    return this.#writeStamped('comments', comment, (transaction) =>
      transaction.update(comment, { text, edited_at: serverTimestamp() }),
    );
  };

  deleteComment = (modId: string, commentId: string): Promise<void> =>
    commitNow(this.#firestore, (transaction) =>
      transaction.delete(doc(this.#firestore, 'mods', modId, 'comments', commentId)),
    );

  setUseful = (modId: string, commentId: string, on: boolean): Promise<void> => {
    const id = getUsefulMarkId(modId, commentId);
    const mark = doc(this.#firestore, 'users', this.#writer.id, 'useful', id);
    if (!on) return this.#deleteInTurn('useful', mark);
    return this.#writeStamped('useful', mark, (transaction) =>
      transaction.set(mark, { mod_id: modId, comment_id: commentId, created_at: serverTimestamp() }),
    );
  };

  /** Null removes the rating. */
  rate = (modId: string, stars: number | null): Promise<void> => {
    const { id: uid } = this.#writer;
    const rating = doc(this.#firestore, 'mods', modId, 'ratings', uid);
    if (stars === null) return this.#deleteInTurn('ratings', rating);
    return this.#writeStamped('ratings', rating, (transaction) =>
      transaction.set(rating, { uid, stars, rated_at: serverTimestamp() }),
    );
  };

  /** Null removes the vote. */
  vote = (modId: string, releaseId: string, works: boolean | null): Promise<void> => {
    const { id: uid } = this.#writer;
    const vote = doc(this.#firestore, 'mods', modId, 'releases', releaseId, 'votes', uid);
    if (works === null) return this.#deleteInTurn('votes', vote);
    return this.#writeStamped('votes', vote, (transaction) =>
      transaction.set(vote, { uid, works, voted_at: serverTimestamp() }),
    );
  };

  report = (id: string, { subject, path, reason }: NewReport): Promise<void> => {
    const report = doc(this.#firestore, 'reports', id);
    return this.#createStamped('reports', report, (transaction) =>
      transaction.set(report, {
        uid: this.#writer.id,
        subject,
        path,
        reason,
        created_at: serverTimestamp(),
        resolved_at: null,
      }),
    );
  };

  /** Also resolves if the notification is read already. */
  markRead = (id: string): Promise<void> => {
    const notification = doc(this.#firestore, 'users', this.#writer.id, 'notifications', id);
    return commitOnce(
      () =>
        commitNow(this.#firestore, (transaction) => transaction.update(notification, { read_at: serverTimestamp() })),
      async () => (await getDocFromServer(notification)).get('read_at') !== null,
    );
  };

  /** Commits a document and its rate-limit stamp, after the interval that the rules require. */
  #writeStamped(
    kind: FloodKind,
    target: DocumentReference,
    write: (transaction: Transaction) => unknown,
  ): Promise<void> {
    return this.#throttle(kind, () => this.#sendStamped(kind, target, write));
  }

  /** Deletes a document after the queued writes of its kind, so that no queued write restores the document. */
  #deleteInTurn(kind: FloodKind, target: DocumentReference): Promise<void> {
    return this.#throttle(kind, () => commitNow(this.#firestore, (transaction) => transaction.delete(target)));
  }

  /** Like `#writeStamped`, for a new document that an earlier attempt may have created. */
  #createStamped(
    kind: FloodKind,
    target: DocumentReference,
    write: (transaction: Transaction) => unknown,
  ): Promise<void> {
    const isStamped = async (): Promise<boolean> =>
      (await getDocFromServer(this.#getStampRef(kind))).get('path') === target.path;
    return this.#throttle(kind, () => commitOnce(() => this.#sendStamped(kind, target, write), isStamped));
  }

  #getStampRef(kind: FloodKind): DocumentReference {
    return doc(this.#firestore, 'users', this.#writer.id, 'limits', kind);
  }

  #sendStamped(
    kind: FloodKind,
    target: DocumentReference,
    write: (transaction: Transaction) => unknown,
  ): Promise<void> {
    return commitNow(this.#firestore, (transaction) => {
      write(transaction);
      transaction.set(this.#getStampRef(kind), { at: serverTimestamp(), path: target.path });
    });
  }

  #throttle(kind: FloodKind, send: () => Promise<void>): Promise<void> {
    const stampedAt = async (): Promise<number> => {
      const at: unknown = (await getDocFromServer(this.#getStampRef(kind))).get('at');
      return at instanceof Timestamp ? at.toMillis() : 0;
    };
    return throttleWrite(this.#writer.id, kind, send, stampedAt);
  }
}

export type MemberWrites = Pick<FirestoreWrites, keyof FirestoreWrites>;

/** Creates the member's writes with the Firestore of the member's session. */
export const createMemberWrites = (session: FirebaseSession, writer: Writer): MemberWrites =>
  new FirestoreWrites(openFirestore(session), writer);

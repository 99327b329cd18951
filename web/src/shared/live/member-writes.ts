import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import type { CommentKind, ReportSubject } from '@bigorna/domain/entities/member';

export interface NewComment {
  text: string;
  kind: CommentKind;
  /** Version of the release that the comment is about. */
  release: string | null;
  /** Id of the comment that this comment replies to. */
  parent: string | null;
}

export interface NewReport {
  subject: ReportSubject;
  /** Site path of the reported content. */
  path: string;
  reason: string;
}

/**
 * A member's direct writes to Firestore, checked by firestore.rules. A failed write rejects with a `WriteFailure`.
 *
 * A write rejected as `offline` is not retried later, but it may have succeeded. A comment or report that is sent again
 * with the same id is created once.
 *
 * Writes with a rate-limit stamp respect the interval that the rules require for their kind. Early favorites, useful
 * marks, ratings and votes are queued; early comments and reports reject with `too_fast`.
 */
export interface MemberWrites {
  setFavorite: (modId: string, on: boolean) => Promise<void>;
  addComment: (modId: string, id: string, comment: NewComment) => Promise<void>;
  editComment: (modId: string, commentId: string, text: string) => Promise<void>;
  deleteComment: (modId: string, commentId: string) => Promise<void>;
  setUseful: (modId: string, commentId: string, on: boolean) => Promise<void>;
  /** Null removes the rating. */
  rate: (modId: string, stars: number | null) => Promise<void>;
  /** Null removes the vote. */
  vote: (modId: string, releaseId: string, works: boolean | null) => Promise<void>;
  report: (id: string, report: NewReport) => Promise<void>;
  /** Also resolves if the notification is read already. */
  markRead: (notificationId: string) => Promise<void>;
}

/** The signed-in member: the fields that writes store as author. */
export type Writer = Pick<CurrentUser, 'id' | 'username' | 'display_name' | 'avatar_url' | 'role'>;

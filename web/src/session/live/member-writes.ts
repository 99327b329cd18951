import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import type { CommentKind, ReportSubject } from '@bigorna/domain/entities/member';

export interface NewComment {
  text: string;
  kind: CommentKind;
  /** The version of the release that it is about. */
  release: string | null;
}

export interface NewReport {
  subject: ReportSubject;
  /** Of the site, to what is reported. */
  path: string;
  reason: string;
}

/**
 * What a member writes to Firestore themselves, under its rules. Every one rejects with a `WriteFailure`; one that was
 * rejected as `offline` is not sent later.
 *
 * Writes of one kind keep the interval that the rules ask for: favorites, ratings and votes wait their turn, comments and
 * reports reject with `too_fast`.
 */
export interface MemberWrites {
  setFavorite: (modId: string, on: boolean) => Promise<void>;
  /** Answers the comment's id. */
  addComment: (modId: string, comment: NewComment) => Promise<string>;
  editComment: (modId: string, commentId: string, text: string) => Promise<void>;
  deleteComment: (modId: string, commentId: string) => Promise<void>;
  rate: (modId: string, stars: number) => Promise<void>;
  vote: (modId: string, releaseId: string, works: boolean) => Promise<void>;
  report: (report: NewReport) => Promise<void>;
  markRead: (ids: readonly string[]) => Promise<void>;
}

/** Who writes. */
export type Writer = Pick<OwnUser, 'id' | 'username' | 'display_name' | 'avatar_url' | 'role'>;

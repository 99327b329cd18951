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
 * What a member writes to Firestore themselves, under its rules. Every one rejects with a `WriteFailure`. One that was
 * rejected as `offline` is not begun later, but it may have been on its way already: tried again with the same id, a comment
 * or a report is written once.
 *
 * Writes of one kind keep the interval that the rules ask for: favorites, ratings and votes wait their turn, comments and
 * reports reject with `too_fast`.
 */
export interface MemberWrites {
  setFavorite: (modId: string, on: boolean) => Promise<void>;
  addComment: (modId: string, id: string, comment: NewComment) => Promise<void>;
  editComment: (modId: string, commentId: string, text: string) => Promise<void>;
  deleteComment: (modId: string, commentId: string) => Promise<void>;
  rate: (modId: string, stars: number) => Promise<void>;
  vote: (modId: string, releaseId: string, works: boolean) => Promise<void>;
  report: (id: string, report: NewReport) => Promise<void>;
  markRead: (ids: readonly string[]) => Promise<void>;
}

/** Who writes. */
export type Writer = Pick<OwnUser, 'id' | 'username' | 'display_name' | 'avatar_url' | 'role'>;

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

/** The signed-in member: the fields that writes store as author. */
export type Writer = Pick<CurrentUser, 'id' | 'username' | 'display_name' | 'avatar_url' | 'role'>;

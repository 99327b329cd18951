import type { CommentKind } from '@bigorna/domain/comment-terms';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Name by comment kind; a missing name is a compile error. */
export const kindNames = defineMessages({
  comment: { id: 'comments.kind.comment', defaultMessage: 'Comentário' },
  question: { id: 'comments.kind.question', defaultMessage: 'Dúvida' },
  bug: { id: 'comments.kind.bug', defaultMessage: 'Bug' },
  praise: { id: 'comments.kind.praise', defaultMessage: 'Elogio' },
}) satisfies Record<CommentKind, MessageDescriptor>;

import type { CommentKind } from '@bigorna/domain/comment-terms';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** What a comment of a kind is called; a kind without a name is a compile error. */
export const kindNames = defineMessages({
  comment: { id: 'comments.kind.comment', defaultMessage: 'Comentário' },
  question: { id: 'comments.kind.question', defaultMessage: 'Dúvida' },
  bug: { id: 'comments.kind.bug', defaultMessage: 'Bug' },
  praise: { id: 'comments.kind.praise', defaultMessage: 'Elogio' },
}) satisfies Record<CommentKind, MessageDescriptor>;

export const authorMessages = defineMessages({
  deleted: { id: 'comments.deletedAccount', defaultMessage: 'Conta excluída' },
});

import { defineMessages, FormattedMessage } from 'react-intl';
import { MomentAgo } from '#app/moment-ago.tsx';
import { Pill } from '#ui/pill.tsx';
import { AuthorName } from './comment-author.tsx';
import type { CommentRow } from './comment-row.ts';
import { CommentText } from './comment-text.tsx';

const messages = defineMessages({ official: { id: 'comments.official', defaultMessage: 'Resposta oficial' } });

/** The staff's answer, below the comment that it is to. */
export const OfficialReply = ({ reply }: { reply: NonNullable<CommentRow['reply']> }) => (
  <div className="comment-reply">
    <p className="comment-head">
      <AuthorName author={reply.author} />
      <Pill tone="on">
        <FormattedMessage {...messages.official} />
      </Pill>
      <span className="note">
        <MomentAgo iso={reply.created_at} />
      </span>
    </p>
    <CommentText text={reply.text} />
  </div>
);

import { EyeOff } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { CommentFacts } from '#shared/comments/comment-facts.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { AuthorName } from './comment-author.tsx';
import type { CommentRow } from './comment-row.ts';

const messages = defineMessages({
  hidden: { id: 'comments.hidden', defaultMessage: 'Oculto pela moderação' },
});

/** Author, release, date and kind of a comment. */
export const CommentHead = ({ row, isPending }: { row: CommentRow; isPending: boolean }) => (
  <div className="comment-head">
    <AuthorName author={row.author} uid={isPending ? undefined : row.uid} />
    <CommentFacts comment={row} isPending={isPending} />
    {row.hidden && (
      <Pill tone="danger">
        <EyeOff aria-hidden size={14} />
        {translate(messages.hidden)}
      </Pill>
    )}
  </div>
);

import { isStaff, ROLE_BADGES } from '@bigorna/domain/access/roles';
import { ShieldCheck } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { Picture } from '#ui/picture.tsx';
import { Pill } from '#ui/pill.tsx';
import { authorMessages } from './comment-messages.ts';
import type { CommentRow } from './comment-row.ts';

type Author = CommentRow['author'];

/** What an author is called; those whose account is deleted have no name any more. */
export const authorName = (intl: IntlShape, { username, display_name }: Author): string =>
  display_name || username || intl.formatMessage(authorMessages.deleted);

const AVATAR_PX = 40;

/** An author's picture, or their creature; all deleted accounts have the same. */
export const AuthorPicture = ({ author }: { author: Author }) => (
  <div className="comment-avatar">
    <Picture name={author.username} src={author.avatar_url} width={AVATAR_PX} height={AVATAR_PX} />
  </div>
);

/** An author's name and, for staff, what they are. */
export const AuthorName = ({ author }: { author: Author }) => {
  const intl = useIntl();
  const name = authorName(intl, author);
  return (
    <>
      <bdi
        className="comment-name"
        title={author.username && name !== author.username ? `@${author.username}` : undefined}
      >
        {name}
      </bdi>
      {isStaff(author.role) && (
        <Pill tone="honour">
          <ShieldCheck aria-hidden size={14} />
          {ROLE_BADGES[author.role]}
        </Pill>
      )}
    </>
  );
};

import { type IntlShape, useIntl } from 'react-intl';
import { RoleBadge } from '#session/role-badge.tsx';
import { Picture } from '#ui/picture.tsx';
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
      <RoleBadge role={author.role} />
    </>
  );
};

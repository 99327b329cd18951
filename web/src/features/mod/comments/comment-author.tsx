import { defineMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '#shared/routing/paths.ts';
import { RoleBadge } from '#shared/session/role-badge.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import type { CommentRow } from './comment-row.ts';

const deletedAccount = defineMessage({ id: 'comments.deletedAccount', defaultMessage: 'Conta excluída' });

type Author = CommentRow['author'];

/** Display name of an author; a fixed text for deleted accounts. */
export const getAuthorName = (intl: IntlShape, { username, display_name }: Author): string =>
  display_name || username || intl.formatMessage(deletedAccount);

const AVATAR_PX = 40;

/** Avatar of an author, or a generated creature. All deleted accounts have the same creature. */
export const AuthorPicture = ({ author }: { author: Author }) => (
  <div className="comment-avatar">
    <Picture name={author.username} src={author.avatar_url} width={AVATAR_PX} height={AVATAR_PX} />
  </div>
);

interface AuthorNameProps {
  author: Author;
  /** Account id for the link to the author's page; undefined for a preview. */
  uid: string | undefined;
}

/** Name of an author, with a badge for staff. Deleted accounts have no page. */
export const AuthorName = ({ author, uid }: AuthorNameProps) => {
  const intl = useIntl();
  const name = getAuthorName(intl, author);
  const title = author.username && name !== author.username ? `@${author.username}` : undefined;
  return (
    <>
      {uid !== undefined && author.username ? (
        <Link className="comment-name" to={paths.member(uid)} title={title}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi className="comment-name" title={title}>
          {name}
        </bdi>
      )}
      <RoleBadge role={author.role} />
    </>
  );
};

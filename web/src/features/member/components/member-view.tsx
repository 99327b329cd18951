import type { MemberPage } from '@bigorna/domain/endpoints/member-pages.schemas';
import { defineMessage, defineMessages, FormattedDate } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ModCard } from '#shared/mods/mod-card.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { RoleBadge } from '#shared/session/role-badge.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import { MemberComments } from './member-comments.tsx';
import { ReportMember } from './report-member.tsx';

const messages = defineMessages({
  since: { id: 'member.since', defaultMessage: 'Membro desde' },
  edit: { id: 'member.edit', defaultMessage: 'Editar perfil' },
  favorites: { id: 'member.favorites', defaultMessage: 'Favoritos recentes' },
});
const at = defineMessage<{ readonly username: string }>({ id: 'member.at', defaultMessage: '@{username}' });

const PICTURE_PX = 112;

/** A member's card, shared favorites and comments. */
export const MemberView = ({ uid, member }: { uid: string; member: MemberPage }) => {
  const { status, user } = useAuth();
  const { username, display_name, avatar_url, bio, role, member_since, favorites } = member;
  useTitle(display_name);
  return (
    <div className="wrap grid grid-cols-1 content-start gap-8 pt-8 pb-14">
      <header className="member-head">
        <div className="member-picture">
          <Picture name={username} src={avatar_url} width={PICTURE_PX} height={PICTURE_PX} eager />
        </div>
        <div className="grid min-w-0 justify-items-start gap-2">
          <h1>
            <bdi>{display_name}</bdi>
          </h1>
          <p className="chips">
            <span className="font-semibold break-all">{translate(at, { username })}</span>
            <RoleBadge role={role} />
          </p>
          <p className="note">
            {translate(messages.since)}{' '}
            <time dateTime={member_since}>
              <FormattedDate value={member_since} dateStyle="long" />
            </time>
          </p>
          {user?.id === uid ? (
            <ButtonLink to={paths.editProfile}>{translate(messages.edit)}</ButtonLink>
          ) : (
            <div className={status === 'loading' ? 'invisible' : undefined}>
              <ReportMember uid={uid} name={display_name} />
            </div>
          )}
        </div>
        {bio && (
          <p className="comment-text col-span-full max-w-[68ch]" dir="auto" lang="">
            {bio}
          </p>
        )}
      </header>
      {favorites && favorites.length > 0 && (
        <section aria-labelledby="member-favorites">
          <div className="section-head">
            <h2 id="member-favorites">{translate(messages.favorites)}</h2>
          </div>
          <div className="card-grid">
            {favorites.map((mod) => (
              <ModCard key={mod.id} mod={mod} />
            ))}
          </div>
        </section>
      )}
      <MemberComments uid={uid} name={display_name} />
    </div>
  );
};

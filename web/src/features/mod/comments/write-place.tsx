import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { MailCheck, MessageSquareText } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useDomainText } from '#i18n/locale-provider.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { originOf } from '#session/origin.ts';
import { useOpenVerification } from '#session/verification/ask.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { CommentDraft } from './draft.ts';
import { WRITE_ACTION } from './write-action.ts';
import { WriteForm } from './write-form.tsx';

const messages = defineMessages({
  login: { id: 'comments.login', defaultMessage: 'Entrar' },
  unverified: { id: 'comments.unverified', defaultMessage: 'Verifique seu e-mail para comentar.' },
  verify: { id: 'comments.verify', defaultMessage: 'Verificar e-mail' },
});

/** In place of the form for visitors: to the login, and back to write. */
const LoginFirst = () => {
  const text = useDomainText();
  const origin = { ...originOf(useLocation()), action: WRITE_ACTION };
  return (
    <div className="comment-gate">
      <p>
        <MessageSquareText aria-hidden size={20} />
        {text('login_to_comment')}
      </p>
      <ButtonLink to={paths.login} state={origin}>
        <FormattedMessage {...messages.login} />
      </ButtonLink>
    </div>
  );
};

/** In place of the form for members whose address is not verified. */
const VerifyFirst = () => {
  const open = useOpenVerification();
  return (
    <div className="comment-gate">
      <p>
        <MailCheck aria-hidden size={20} />
        <FormattedMessage {...messages.unverified} />
      </p>
      <Button aria-haspopup="dialog" onClick={open}>
        <FormattedMessage {...messages.verify} />
      </Button>
    </div>
  );
};

interface WritePlaceProps {
  mod: ModPage;
  offered: string | undefined;
  onSend: (draft: CommentDraft) => Promise<void>;
}

/** Where a comment is written, or what it takes first. */
export const WritePlace = ({ mod, offered, onSend }: WritePlaceProps) => {
  const { status, user } = useAuth();
  if (status === 'loading') return <div className="comment-gate skeleton" aria-hidden="true" />;
  if (!user) return <LoginFirst />;
  if (!user.is_verified) return <VerifyFirst />;
  return <WriteForm key={user.id} mod={mod} uid={user.id} offered={offered} onSend={onSend} />;
};

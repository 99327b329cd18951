import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { MailCheck, MessageSquareText } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { WRITE_ACTION } from '#shared/comments/sign-in-actions.ts';
import { useDomainText } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { useOpenVerification } from '#shared/verification/verification-request.ts';
import type { CommentDraft } from './draft.ts';
import { WriteForm } from './write-form.tsx';

const messages = defineMessages({
  login: { id: 'comments.login', defaultMessage: 'Entrar' },
  unverified: { id: 'comments.unverified', defaultMessage: 'Verifique seu e-mail para comentar.' },
  verify: { id: 'comments.verify', defaultMessage: 'Verificar e-mail' },
});

/** Shown to visitors instead of the form: a link to the login, which leads back here. */
const LoginPrompt = () => {
  const text = useDomainText();
  const origin = { ...toOrigin(useLocation()), action: WRITE_ACTION };
  return (
    <div className="comment-gate">
      <p>
        <MessageSquareText aria-hidden size={20} />
        <span>{text('login_to_comment')}</span>
      </p>
      <ButtonLink to={paths.login} state={origin}>
        {translate(messages.login)}
      </ButtonLink>
    </div>
  );
};

/** Shown to unverified members instead of the form. */
const VerifyPrompt = () => {
  const open = useOpenVerification();
  return (
    <div className="comment-gate">
      <p>
        <MailCheck aria-hidden size={20} />
        {translate(messages.unverified)}
      </p>
      <Button aria-haspopup="dialog" onClick={open}>
        {translate(messages.verify)}
      </Button>
    </div>
  );
};

interface CommentEditorSlotProps {
  mod: ModPage;
  offered: string | undefined;
  onSend: (draft: CommentDraft) => Promise<void>;
}

/** The comment form, or what the viewer must do first. */
export const CommentEditorSlot = ({ mod, offered, onSend }: CommentEditorSlotProps) => {
  const { status, user } = useAuth();
  if (status === 'loading') return <div className="comment-gate skeleton" aria-hidden="true" />;
  if (!user) return <LoginPrompt />;
  if (!user.is_verified) return <VerifyPrompt />;
  return <WriteForm key={user.id} mod={mod} uid={user.id} offered={offered} onSend={onSend} />;
};

import { Download } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, defineMessages, type MessageTag } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useAuth } from '#shared/session/auth-context.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { readPendingDownload } from '#shared/verification/pending-download.ts';

const messages = defineMessages({
  dashboard: { id: 'verifyEmail.dashboard', defaultMessage: 'Ir para o meu painel' },
  mods: { id: 'verifyEmail.mods', defaultMessage: 'Explorar mods' },
  login: { id: 'verifyEmail.login', defaultMessage: 'Entrar' },
});
const download = defineMessage<{ readonly name: string; readonly mod: MessageTag }>({
  id: 'verifyEmail.download',
  defaultMessage: 'Baixar <mod>{name}</mod>',
});

/**
 * Links for the next step, on pages about the member's e-mail. A verified member's first link leads to the download
 * that waited for the verification, if any.
 */
export const EmailActions = ({ from }: { from?: string }) => {
  const { user } = useAuth();
  const [pending] = useState(readPendingDownload);
  if (!user) {
    return (
      <ButtonLink variant="primary" to={paths.login} state={{ from: from ?? pending?.from ?? paths.dashboard }}>
        {translate(messages.login)}
      </ButtonLink>
    );
  }
  return (
    <>
      {user.is_verified && pending?.uid === user.id ? (
        <ButtonLink variant="primary" to={pending.from}>
          <Download aria-hidden size={18} />
          <span>{translate(download, { name: pending.name, mod: createModTag() })}</span>
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={paths.dashboard}>
          {translate(messages.dashboard)}
        </ButtonLink>
      )}
      <ButtonLink variant="ghost" to={paths.mods}>
        {translate(messages.mods)}
      </ButtonLink>
    </>
  );
};

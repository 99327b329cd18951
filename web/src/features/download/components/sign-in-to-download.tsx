import type { ModPage, ModRelease } from '@bigorna/domain/endpoints/mods.schemas';
import { LogIn } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { createModTag } from '#shared/mods/mod-name.tsx';
import { signInToDownload } from '#shared/mods/sign-in-to-download.ts';
import { NeedsScript } from '#shared/page/needs-script.tsx';
import { toOrigin } from '#shared/routing/origin.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  text: {
    id: 'download.signInText',
    defaultMessage: 'Baixar é grátis: basta ter uma conta. Depois de entrar, você volta para este arquivo.',
  },
  login: { id: 'download.login', defaultMessage: 'Entrar' },
  register: { id: 'download.register', defaultMessage: 'Criar conta' },
  needs: {
    id: 'download.needs',
    defaultMessage:
      'Baixar é grátis: basta ter uma conta com o e-mail verificado. Esta página precisa de JavaScript: ative-o nas configurações do navegador e recarregue.',
  },
});

interface SignInToDownloadProps {
  mod: ModPage;
  release: ModRelease;
  /** Whether the session ended while the page was open. */
  hasEnded: boolean;
}

/** Asks a signed-out visitor to sign in, with links that lead back to this download. */
export const SignInToDownload = ({ mod, release, hasEnded }: SignInToDownloadProps) => {
  const origin = toOrigin(useLocation());
  return (
    <div className="forge-count sign-in-to-download" role={hasEnded ? 'alert' : undefined}>
      <LogIn aria-hidden size={40} className="text-ember-2" />
      <h2 className="wrap-anywhere">
        {translate(signInToDownload, {
          title: mod.title,
          version: release.version,
          mod: createModTag(mod.language),
        })}
      </h2>
      <NeedsScript>{translate(messages.needs)}</NeedsScript>
      <p className="max-w-[52ch] text-text-2 noscript:hidden">{translate(messages.text)}</p>
      <div className="grid w-full max-w-[26rem] gap-3 min-[26rem]:grid-cols-2 noscript:hidden">
        <ButtonLink variant="primary" size="big" to={paths.login} state={origin}>
          {translate(messages.login)}
        </ButtonLink>
        <ButtonLink variant="primary" size="big" to={paths.register} state={origin}>
          {translate(messages.register)}
        </ButtonLink>
      </div>
    </div>
  );
};

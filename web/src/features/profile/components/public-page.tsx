import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { SquareUser } from 'lucide-react';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { useSwitches } from '../use-switches.ts';
import { SaveState, Switch } from './switch.tsx';

const messages = defineMessages({
  title: { id: 'profile.publicPage', defaultMessage: 'Sua página pública' },
  hint: {
    id: 'profile.publicPageHint',
    defaultMessage: 'Seu nome nos comentários leva até ela. Lá ficam sua foto, sua bio e seus comentários.',
  },
  unverified: {
    id: 'profile.publicPageUnverified',
    defaultMessage: 'Ela só aparece depois que você verifica o e-mail.',
  },
  open: { id: 'profile.openPublicPage', defaultMessage: 'Ver como os outros veem' },
  favorites: { id: 'profile.shareFavorites', defaultMessage: 'Mostrar meus favoritos nessa página' },
});

/** Link to the member's public page, and a setting for what that page shows. */
export const PublicPage = ({ user }: { user: CurrentUser }) => {
  const { settings, choose, state } = useSwitches(user);
  return (
    <div className="grid grid-cols-1 justify-items-start gap-1">
      <h3 className="font-sans text-step-1 font-semibold">{translate(messages.title)}</h3>
      <p className="note">{translate(messages.hint)}</p>
      {user.is_verified ? (
        <Link to={paths.member(user.id)} className="text-link inline-flex min-h-10 items-center gap-2">
          <SquareUser aria-hidden size={18} />
          {translate(messages.open)}
        </Link>
      ) : (
        <p className="note">{translate(messages.unverified)}</p>
      )}
      <Switch isOn={settings.share_favorites ?? false} onChange={(isOn) => choose({ share_favorites: isOn })}>
        {translate(messages.favorites)}
      </Switch>
      <SaveState state={state} />
    </div>
  );
};

import { LOADER_NAMES } from '@bigorna/domain/catalogue-terms';
import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { fittingPair, useMyGame } from '#app/my-game.ts';

const messages = defineMessages({
  works: { id: 'compatBox.works', defaultMessage: 'Funciona com o seu jogo' },
  notListed: { id: 'compatBox.notListed', defaultMessage: 'Sem versão para o seu jogo' },
});

/** Whether any release fits the visitor's game; nothing when the game was not told. */
export const CompatBox = ({ mod }: { mod: ModPage }) => {
  const game = useMyGame();
  if (!game.version && !game.loader) return null;
  const works = fittingPair(mod.compat, game) !== undefined;
  const name = [game.loader && LOADER_NAMES[game.loader], game.version].filter(Boolean).join(' ');
  const Icon = works ? CircleCheck : CircleAlert;
  return (
    <div className={works ? 'compat-box compat-box-works' : 'compat-box'}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden size={20} />
        <FormattedMessage {...(works ? messages.works : messages.notListed)} />
      </p>
      <p className="text-step-0 text-text-2">{name}</p>
    </div>
  );
};

import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { Check } from 'lucide-react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { hidden, type MessageTag } from '#i18n/rich-text.tsx';
import { Pill } from '#ui/pill.tsx';
import { useMyGame } from '../my-game.ts';
import { type AskedGames, shownPair } from './shown-pair.ts';

type BadgeValues = { readonly hidden: MessageTag; readonly game: string };

const works = defineMessage<BadgeValues>({
  id: 'compat.works',
  defaultMessage: '<hidden>Funciona com o seu jogo: </hidden>{game}',
});
const asAsked = defineMessage<BadgeValues>({
  id: 'compat.asked',
  defaultMessage: '<hidden>Funciona com o que você filtrou: </hidden>{game}',
});
const notListed = defineMessage<BadgeValues>({
  id: 'compat.notListed',
  defaultMessage: '<hidden>Não listado para a sua versão, e sim para </hidden>{game}',
});

/** `fabric@1.21.4` as it is read: `Fabric 1.21.4`. */
const readable = (pair: string): string => {
  const [loader, version = ''] = pair.split('@');
  const known = LOADERS.find((name) => name === loader);
  return known ? `${LOADER_NAMES[known]} ${version}` : version;
};

interface CompatBadgeProps {
  mod: Pick<ModCard, 'compat' | 'loader' | 'minecraft_version'>;
  asked?: AskedGames | undefined;
}

/** Which game a mod is for, and whether that is the one its list asks for or the visitor's own. */
export const CompatBadge = ({ mod, asked }: CompatBadgeProps) => {
  const own = useMyGame();
  const shown = shownPair(mod, own, asked);
  if (!shown) return null;
  const game = readable(shown.pair);
  if (shown.meets)
    return (
      <Pill tone="works">
        <Check aria-hidden size={14} />
        <span>
          <FormattedMessage {...(shown.meets === 'own' ? works : asAsked)} values={{ hidden, game }} />
        </span>
      </Pill>
    );
  const isTold = own.version !== '' || own.loader !== '';
  return (
    <Pill tone={mod.loader === 'bedrock' ? 'bedrock' : 'plain'}>
      {isTold ? (
        <span>
          <FormattedMessage {...notListed} values={{ hidden, game }} />
        </span>
      ) : (
        game
      )}
    </Pill>
  );
};

import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { Check } from 'lucide-react';
import { defineMessage, type MessageTag } from 'react-intl';
import { useMyGame } from '#shared/game/my-game.ts';
import { renderHidden } from '#shared/i18n/rich-text.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { Pill } from '#shared/ui/pill.tsx';
import { pickCompatPair, type RequestedGames } from './pick-compat-pair.ts';

type BadgeValues = { readonly hidden: MessageTag; readonly game: string };

const works = defineMessage<BadgeValues>({
  id: 'compat.works',
  defaultMessage: '<hidden>Funciona com o seu jogo: </hidden>{game}',
});
const matchesFilter = defineMessage<BadgeValues>({
  id: 'compat.asked',
  defaultMessage: '<hidden>Funciona com o que você filtrou: </hidden>{game}',
});
const notListed = defineMessage<BadgeValues>({
  id: 'compat.notListed',
  defaultMessage: '<hidden>Sem versão para o seu jogo. Feito para </hidden>{game}',
});

/** Formats `fabric@1.21.4` as `Fabric 1.21.4`. */
const formatPair = (pair: string): string => {
  const [loader, version = ''] = pair.split('@');
  const known = LOADERS.find((name) => name === loader);
  return known ? `${LOADER_NAMES[known]} ${version}` : version;
};

interface CompatBadgeProps {
  mod: Pick<ModCard, 'compat' | 'loader' | 'minecraft_version'>;
  requested?: RequestedGames | undefined;
}

/** Shows the game a mod is for, and whether that game matches the list's filter or the visitor's game. */
export const CompatBadge = ({ mod, requested }: CompatBadgeProps) => {
  const myGame = useMyGame();
  const match = pickCompatPair(mod, myGame, requested);
  if (!match) return null;
  const game = formatPair(match.pair);
  if (match.meets)
    return (
      <Pill tone="works">
        <Check aria-hidden size={14} />
        <span>{translate(match.meets === 'own' ? works : matchesFilter, { hidden: renderHidden, game })}</span>
      </Pill>
    );
  const hasGame = myGame.version !== '' || myGame.loader !== '';
  return (
    <Pill tone={mod.loader === 'bedrock' ? 'bedrock' : 'plain'}>
      {hasGame ? <span>{translate(notListed, { hidden: renderHidden, game })}</span> : game}
    </Pill>
  );
};

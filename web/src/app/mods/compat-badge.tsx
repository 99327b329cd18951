import { LOADER_NAMES, LOADERS } from '@bigorna/domain/catalogue-terms';
import type { ModCard } from '@bigorna/domain/endpoints/mods';
import { Check } from 'lucide-react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { hidden, type MessageTag } from '#i18n/rich-text.tsx';
import { Pill } from '#ui/pill.tsx';
import { fittingPair, useMyGame } from '../my-game.ts';

const works = defineMessage<{ readonly hidden: MessageTag; readonly game: string }>({
  id: 'compat.works',
  defaultMessage: '<hidden>Funciona com o seu jogo: </hidden>{game}',
});

/** `fabric@1.21.4` as it is read: `Fabric 1.21.4`. */
const readable = (pair: string): string => {
  const [loader, version = ''] = pair.split('@');
  const known = LOADERS.find((name) => name === loader);
  return known ? `${LOADER_NAMES[known]} ${version}` : version;
};

/** Which game a mod is for, and whether that is the visitor's own. */
export const CompatBadge = ({ mod }: { mod: Pick<ModCard, 'compat' | 'loader' | 'minecraft_version'> }) => {
  const fitting = fittingPair(mod.compat, useMyGame());
  if (fitting)
    return (
      <Pill tone="works">
        <Check aria-hidden size={14} />
        <span>
          <FormattedMessage {...works} values={{ hidden, game: readable(fitting) }} />
        </span>
      </Pill>
    );
  const game = mod.loader ? `${LOADER_NAMES[mod.loader]} ${mod.minecraft_version}` : mod.minecraft_version;
  if (!game) return null;
  return <Pill tone={mod.loader === 'bedrock' ? 'bedrock' : 'plain'}>{game}</Pill>;
};

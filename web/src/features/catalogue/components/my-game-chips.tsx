import { Gamepad2 } from 'lucide-react';
import { defineMessage, defineMessages } from 'react-intl';
import { formatGame } from '#shared/game/format-game.ts';
import { getContentTypes, setMyGame, useMyGame } from '#shared/game/my-game.ts';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { addImpliedLoader, getFilteredGame, isSameGame, isSubset } from '../listing-game.ts';
import type { FilterProps } from './filter-props.ts';

const forMine = defineMessage<{ readonly game: string }>({
  id: 'myGame.filter',
  defaultMessage: 'Para o meu jogo: {game}',
});
const messages = defineMessages({
  keep: { id: 'myGame.keep', defaultMessage: 'Usar como meu jogo' },
});

/** Offers to filter by the visitor's game, or to save the current filters as that game. */
export const MyGameChips = ({ kind, state, change }: Pick<FilterProps, 'kind' | 'state' | 'change'>) => {
  const myGame = useMyGame();
  const known = useKnownVersions();
  const filteredBy = getFilteredGame(state);
  const impliedGame = addImpliedLoader(filteredBy, known);
  const isSupported = getContentTypes(myGame, known).some((type) => type === (kind ?? state.t ?? type));
  const asFilter = {
    v: myGame.version ? [myGame.version] : [],
    g: myGame.loader && kind !== 'addon' ? [myGame.loader] : [],
  };
  const isFiltered = isSameGame(getFilteredGame(asFilter), filteredBy) || isSameGame(myGame, impliedGame);
  return (
    <>
      {formatGame(myGame) && isSupported && !isFiltered && (
        <button type="button" className="pill chip" onClick={() => change(asFilter)}>
          <Gamepad2 aria-hidden size={15} />
          {translate(forMine, { game: formatGame(myGame) })}
        </button>
      )}
      {getContentTypes(filteredBy, known).length > 0 && !isSubset(filteredBy, myGame) && (
        <button type="button" className="pill chip" onClick={() => setMyGame(impliedGame)}>
          <Gamepad2 aria-hidden size={15} />
          {translate(messages.keep)}
        </button>
      )}
    </>
  );
};

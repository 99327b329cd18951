import { Gamepad2 } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { gameName } from '#app/mods/page-game.ts';
import { kindsFor, setMyGame, useMyGame } from '#app/my-game.ts';
import { filteredGame, isPartOf, isSameGame, wholeGame } from '../listing-game.ts';
import type { FilterProps } from './filter-props.ts';

const forMine = defineMessage<{ readonly game: string }>({
  id: 'myGame.filter',
  defaultMessage: 'Para o meu jogo: {game}',
});
const messages = defineMessages({
  keep: { id: 'myGame.keep', defaultMessage: 'Usar como meu jogo' },
});

/** Offers to filter by the visitor's game, or to keep what the listing is filtered by as that game. */
export const MyGameChips = ({ kind, state, change }: Pick<FilterProps, 'kind' | 'state' | 'change'>) => {
  const own = useMyGame();
  const shown = filteredGame(state);
  const told = wholeGame(shown);
  const fitsHere = kindsFor(own).some((fitting) => fitting === (kind ?? state.t ?? fitting));
  const asFilter = { v: own.version ? [own.version] : [], g: own.loader && kind !== 'addon' ? [own.loader] : [] };
  const isFiltered = isSameGame(filteredGame(asFilter), shown) || isSameGame(own, told);
  return (
    <>
      {gameName(own) && fitsHere && !isFiltered && (
        <button type="button" className="pill chip" onClick={() => change(asFilter)}>
          <Gamepad2 aria-hidden size={15} />
          <FormattedMessage {...forMine} values={{ game: gameName(own) }} />
        </button>
      )}
      {kindsFor(shown).length > 0 && !isPartOf(shown, own) && (
        <button type="button" className="pill chip" onClick={() => setMyGame(told)}>
          <Gamepad2 aria-hidden size={15} />
          <FormattedMessage {...messages.keep} />
        </button>
      )}
    </>
  );
};

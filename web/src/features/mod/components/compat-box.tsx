import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import type { ModPageState } from '#app/mods/mod-address.ts';
import type { Offer } from '#app/mods/offered-release.ts';
import { gameName, usePageGame } from '#app/mods/page-game.ts';
import { kindsFor, type MyGame, setMyGame } from '#app/my-game.ts';
import { classNames } from '#ui/class-names.ts';
import { WorksPlace } from '../feedback/works-place.tsx';
import { GameForm } from './game-form.tsx';

const messages = defineMessages({
  works: { id: 'compatBox.works', defaultMessage: 'Funciona com o seu jogo' },
  notListed: { id: 'compatBox.notListed', defaultMessage: 'Não listado para a sua versão' },
  unknown: { id: 'compatBox.unknown', defaultMessage: 'Funciona com o seu jogo?' },
  ask: { id: 'compatBox.ask', defaultMessage: 'Diga a versão e o carregador: vale em todo o site.' },
  java: { id: 'compatBox.java', defaultMessage: 'Este mod é para a edição Java.' },
  bedrock: { id: 'compatBox.bedrock', defaultMessage: 'Este addon é para a edição Bedrock.' },
});
const newestInstead = defineMessage<{ readonly game: string }>({
  id: 'compatBox.newestInstead',
  defaultMessage: 'O autor não lista nenhum arquivo para {game}. O botão oferece a versão mais nova.',
});

/** Why nothing fits: another edition, or no release for the game. */
const WhyNot = ({ mod, game }: { mod: ModPage; game: MyGame }) => {
  if (!kindsFor(game).includes(mod.content_type))
    return <FormattedMessage {...(mod.content_type === 'addon' ? messages.bedrock : messages.java)} />;
  return <FormattedMessage {...newestInstead} values={{ game: gameName(game) }} />;
};

const LOOKS = {
  works: { Icon: CircleCheck, className: 'compat-box-works' },
  notListed: { Icon: CircleAlert, className: 'compat-box-not' },
  unknown: { Icon: CircleHelp, className: '' },
} as const;

interface CompatBoxProps {
  mod: ModPage;
  offer: Offer;
  change: (next: Partial<ModPageState>) => void;
}

/** Whether any release fits the visitor's game, or the question which that is. */
export const CompatBox = ({ mod, offer, change }: CompatBoxProps) => {
  const { game, isAsked } = usePageGame();
  const verdict = offer.fits === undefined ? 'unknown' : offer.fits ? 'works' : 'notListed';
  const { Icon, className } = LOOKS[verdict];
  const onChange = (chosen: MyGame): void => {
    setMyGame(chosen);
    if (isAsked) change({ version: '', loader: '' });
  };
  return (
    <section className={classNames('compat-box', className)}>
      <div role="status">
        <p className="compat-title">
          <Icon aria-hidden size={20} />
          <FormattedMessage {...messages[verdict]} />
        </p>
        {verdict !== 'unknown' && <p className="font-semibold">{gameName(game)}</p>}
        {verdict === 'notListed' && (
          <p className="text-step-0 text-text-2">
            <WhyNot mod={mod} game={game} />
          </p>
        )}
        {verdict === 'unknown' && (
          <p className="text-step-0 text-text-2">
            <FormattedMessage {...messages.ask} />
          </p>
        )}
      </div>
      <GameForm game={game} onChange={onChange} />
      <WorksPlace mod={mod} release={offer.release} />
    </section>
  );
};

import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { ChevronDown, CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import { defineMessage, defineMessages, useIntl } from 'react-intl';
import { formatGame } from '#shared/game/format-game.ts';
import { getContentTypes, type MyGame, setMyGame } from '#shared/game/my-game.ts';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { translate } from '#shared/i18n/translate.tsx';
import type { ModPageState } from '#shared/mods/mod-page-state.ts';
import { usePageGame } from '#shared/mods/page-game.ts';
import type { Offer } from '#shared/mods/pick-download-release.ts';
import { usePendingChoice } from '#shared/routing/use-pending-choice.ts';
import { joinClassNames } from '#shared/ui/class-names.ts';
import { CompatVoteSlot } from '../feedback/compat-vote-slot.tsx';
import { GameForm } from './game-form.tsx';

const messages = defineMessages({
  works: { id: 'compatBox.works', defaultMessage: 'Funciona com o seu jogo' },
  notListed: { id: 'compatBox.notListed', defaultMessage: 'Sem versão para o seu jogo' },
  unknown: { id: 'compatBox.unknown', defaultMessage: 'Funciona com o seu jogo?' },
  ask: {
    id: 'compatBox.ask',
    defaultMessage: 'Escolha a versão e o loader uma vez só: a escolha vale para todos os mods.',
  },
  details: { id: 'compatBox.details', defaultMessage: 'Detalhes da compatibilidade' },
  java: { id: 'compatBox.java', defaultMessage: 'Este mod é para a edição Java.' },
  bedrock: { id: 'compatBox.bedrock', defaultMessage: 'Este addon é para a edição Bedrock.' },
});
const newestInstead = defineMessage<{ readonly game: string; readonly channel: string }>({
  id: 'compatBox.newestInstead',
  defaultMessage:
    'O autor não indica nenhum arquivo para {game}. O botão baixa {channel, select, release {a versão estável mais recente} other {a versão mais recente}}.',
});

/** Reason for incompatibility: another edition, or no release for the game. */
const IncompatibilityReason = ({ mod, offer, game }: { mod: ModPage; offer: Offer; game: MyGame }) => {
  const known = useKnownVersions();
  if (!getContentTypes(game, known).includes(mod.content_type))
    return translate(mod.content_type === 'addon' ? messages.bedrock : messages.java);
  return translate(newestInstead, { game: formatGame(game), channel: offer.release.channel });
};

const STYLE_BY_RESULT = {
  works: { Icon: CircleCheck, className: 'compat-box-works' },
  notListed: { Icon: CircleAlert, className: 'compat-box-not' },
  unknown: { Icon: CircleHelp, className: '' },
} as const;

interface CompatBoxProps {
  mod: ModPage;
  offer: Offer;
  change: (next: Partial<ModPageState>) => void;
}

/** Whether a release fits the visitor's game, and a form to set the game. On phones, a single line that expands. */
export const CompatBox = ({ mod, offer, change }: CompatBoxProps) => {
  const intl = useIntl();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { game, isAsked } = usePageGame();
  const result = offer.fits === undefined ? 'unknown' : offer.fits ? 'works' : 'notListed';
  const { Icon, className } = STYLE_BY_RESULT[result];
  const [shownGame, showGame] = usePendingChoice(game);
  const onChange = (chosen: MyGame): void => {
    showGame(chosen);
    setMyGame(chosen);
    if (isAsked) change({ version: '', loader: '' });
  };
  return (
    <section className={joinClassNames('compat-box', className)}>
      <div className="relative flex items-center justify-between">
        <p className="compat-title" role="status">
          <Icon aria-hidden size={20} className="flex-none" />
          {translate(messages[result])}
        </p>
        <button
          type="button"
          className="icon-btn compat-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={intl.formatMessage(messages.details)}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden size={20} />
        </button>
      </div>
      <div id={id} className={joinClassNames('compat-more', isOpen && 'compat-open')}>
        <div role="status">
          {result !== 'unknown' && <p className="font-semibold">{formatGame(game)}</p>}
          {result === 'notListed' && (
            <p className="text-step-0 text-text-2">
              <IncompatibilityReason mod={mod} offer={offer} game={game} />
            </p>
          )}
          {result === 'unknown' && <p className="text-step-0 text-text-2">{translate(messages.ask)}</p>}
        </div>
        <GameForm game={shownGame} onChange={onChange} />
        <CompatVoteSlot mod={mod} release={offer.release} />
      </div>
    </section>
  );
};

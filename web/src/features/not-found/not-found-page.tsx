import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLatePart } from '#app/late-part/use-late-part.tsx';
import { paths } from '#app/paths.ts';
import { SuggestingSearch } from '#app/search/suggesting-search.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EndermenScene } from './endermen-scene.tsx';

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Página não encontrada' },
  text: {
    id: 'notFound.text',
    defaultMessage: 'Alguém pegou este bloco e levou embora. Ele pode estar em qualquer lugar.',
  },
  search: { id: 'notFound.search', defaultMessage: 'Procurar mods e addons' },
  submit: { id: 'notFound.submit', defaultMessage: 'Buscar' },
  ways: { id: 'notFound.ways', defaultMessage: 'Outros caminhos' },
  home: { id: 'notFound.home', defaultMessage: 'Voltar ao início' },
  mods: { id: 'notFound.explore', defaultMessage: 'Explorar mods' },
  addons: { id: 'notFound.addons', defaultMessage: 'Explorar addons' },
  help: { id: 'notFound.help', defaultMessage: 'Pedir ajuda' },
});

/** Whether the game is on, and where the focus goes when it is left: back to who was stared at. */
const useHiddenGame = () => {
  const [state, setState] = useState<'hidden' | 'on' | 'left'>('hidden');
  const staredAt = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'left') staredAt.current?.focus();
  }, [state]);
  return { isOn: state === 'on', staredAt, begin: () => setState('on'), leave: () => setState('left') };
};

/** Any address that is none of ours: the search, ways on, and a game for who looks closely. */
export const Component = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { isOn, staredAt, begin, leave } = useHiddenGame();
  const EndermenGame = useLatePart(async () => (await import('./game/endermen-game.tsx')).EndermenGame);
  const scene = <EndermenScene stareRef={staredAt} onStare={begin} />;
  return (
    <div className="wrap empty-state not-found py-12">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      {isOn ? (
        <Suspense fallback={scene}>
          <EndermenGame onLeave={leave} />
        </Suspense>
      ) : (
        scene
      )}
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <SuggestingSearch
        inputRef={input}
        className="not-found-search"
        icon={<Search aria-hidden size={20} />}
        label={intl.formatMessage(messages.search)}
        onSearch={(text) => navigate(paths.search(text))}
      >
        <Button type="submit" variant="primary">
          <FormattedMessage {...messages.submit} />
        </Button>
      </SuggestingSearch>
      <nav aria-label={intl.formatMessage(messages.ways)} className="not-found-ways">
        <ButtonLink to={paths.home}>
          <FormattedMessage {...messages.home} />
        </ButtonLink>
        <ButtonLink to={paths.mods}>
          <FormattedMessage {...messages.mods} />
        </ButtonLink>
        <ButtonLink to={paths.addons}>
          <FormattedMessage {...messages.addons} />
        </ButtonLink>
        <ButtonLink variant="ghost" to={paths.help}>
          <FormattedMessage {...messages.help} />
        </ButtonLink>
      </nav>
    </div>
  );
};

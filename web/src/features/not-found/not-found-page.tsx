import { Search } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { useLazyPart } from '#shared/loading/use-lazy-part.tsx';
import { paths } from '#shared/routing/paths.ts';
import { SuggestingSearch } from '#shared/search/suggesting-search.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EndermenScene } from './endermen-scene.tsx';

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Página não encontrada' },
  text: {
    id: 'notFound.text',
    defaultMessage: 'Alguém pegou este bloco e levou embora. Ele pode estar em qualquer lugar.',
  },
  search: { id: 'notFound.search', defaultMessage: 'Buscar mods e addons' },
  submit: { id: 'notFound.submit', defaultMessage: 'Buscar' },
  ways: { id: 'notFound.ways', defaultMessage: 'Outros caminhos' },
  home: { id: 'notFound.home', defaultMessage: 'Voltar ao início' },
  mods: { id: 'notFound.explore', defaultMessage: 'Explorar mods' },
  addons: { id: 'notFound.addons', defaultMessage: 'Explorar addons' },
  help: { id: 'notFound.help', defaultMessage: 'Pedir ajuda' },
});

/** Whether the game runs. When the game closes, the focus returns to the enderman that starts it. */
const useHiddenGame = () => {
  const [state, setState] = useState<'hidden' | 'on' | 'left'>('hidden');
  const staredAt = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'left') staredAt.current?.focus();
  }, [state]);
  return { isOn: state === 'on', staredAt, begin: () => setState('on'), leave: () => setState('left') };
};

const loadGame = async () => (await import('./game/endermen-game.tsx')).EndermenGame;

/** 404 page: search, links to other pages, and a hidden game. */
export const Component = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { isOn, staredAt, begin, leave } = useHiddenGame();
  const EndermenGame = useLazyPart(loadGame);
  const scene = <EndermenScene stareRef={staredAt} onStare={begin} />;
  return (
    <div className="wrap empty-state grid-cols-1 gap-5 py-12">
      <h1>{translate(messages.title)}</h1>
      {isOn ? (
        <Suspense fallback={scene}>
          <EndermenGame onLeave={leave} />
        </Suspense>
      ) : (
        scene
      )}
      <p>{translate(messages.text)}</p>
      <SuggestingSearch
        inputRef={input}
        className="w-[min(100%,640px)] [&_.search-box]:h-12"
        icon={<Search aria-hidden size={20} />}
        label={intl.formatMessage(messages.search)}
        onSearch={(text) => navigate(paths.search(text))}
      >
        <Button type="submit" variant="primary">
          {translate(messages.submit)}
        </Button>
      </SuggestingSearch>
      <nav
        aria-label={intl.formatMessage(messages.ways)}
        className="grid w-[min(100%,640px)] grid-cols-2 gap-4 *:px-2 min-[44rem]:grid-cols-4"
      >
        <ButtonLink to={paths.home}>{translate(messages.home)}</ButtonLink>
        <ButtonLink to={paths.mods}>{translate(messages.mods)}</ButtonLink>
        <ButtonLink to={paths.addons}>{translate(messages.addons)}</ButtonLink>
        <ButtonLink variant="ghost" to={paths.help}>
          {translate(messages.help)}
        </ButtonLink>
      </nav>
    </div>
  );
};

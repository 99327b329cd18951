import type { Home } from '@bigorna/domain/endpoints/mods.schemas';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { SuggestingSearch } from '#shared/search/suggesting-search.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ForgeScene } from '#shared/ui/scene/forge-scene.tsx';
import { MyGamePicker } from './my-game-picker.tsx';
import { Totals } from './totals.tsx';

const messages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Forje o seu jogo.' },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Mods e addons revisados um a um, com a versão certa para o seu jogo e um histórico do que você já baixou.',
  },
  search: { id: 'home.search', defaultMessage: 'Nome, autor ou assunto' },
  submit: { id: 'home.submit', defaultMessage: 'Buscar' },
});

/** Hero: introduction, search, the visitor's game, totals and the forge. */
export const Hero = ({ totals }: { totals: Home['totals'] | undefined }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="hero">
      <div className="wrap">
        <div>
          <h1>{translate(messages.title)}</h1>
          <p className="mt-3.5 mb-5.5 max-w-[34em] text-text-2 text-step-2">{translate(messages.lead)}</p>
          <SuggestingSearch
            inputRef={input}
            className="search-big"
            icon={<Search aria-hidden size={20} />}
            label={intl.formatMessage(messages.search)}
            onSearch={(text) => navigate(paths.search(text))}
          >
            <Button type="submit" variant="primary" size="big">
              {translate(messages.submit)}
            </Button>
          </SuggestingSearch>
          <MyGamePicker />
          <Totals totals={totals} />
        </div>
        <ForgeScene />
      </div>
    </div>
  );
};

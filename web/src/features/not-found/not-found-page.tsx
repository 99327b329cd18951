import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EndermenScene } from './endermen-scene.tsx';

const messages = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Página não encontrada' },
  text: {
    id: 'notFound.text',
    defaultMessage: 'Alguém pegou este bloco e levou embora. Ele pode estar em qualquer lugar.',
  },
  home: { id: 'notFound.home', defaultMessage: 'Voltar ao início' },
  explore: { id: 'notFound.explore', defaultMessage: 'Explorar mods' },
});

/** Any address that is none of ours. */
export const Component = () => (
  <div className="wrap empty-state py-12">
    <EndermenScene />
    <h1>
      <FormattedMessage {...messages.title} />
    </h1>
    <p>
      <FormattedMessage {...messages.text} />
    </p>
    <div className="flex flex-wrap justify-center gap-4">
      <ButtonLink variant="primary" to={paths.home}>
        <FormattedMessage {...messages.home} />
      </ButtonLink>
      <ButtonLink to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    </div>
  </div>
);

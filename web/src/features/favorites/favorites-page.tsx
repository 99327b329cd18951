import { defineMessages, FormattedMessage } from 'react-intl';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyScene } from '#ui/scene/empty-scene.tsx';

const messages = defineMessages({
  title: { id: 'favorites.title', defaultMessage: 'Seus favoritos' },
  text: {
    id: 'favorites.text',
    defaultMessage: 'Marcar favoritos ainda não é possível; quando for, os seus ficarão reunidos nesta página.',
  },
  explore: { id: 'favorites.explore', defaultMessage: 'Explorar mods' },
});

/** The member's favorites, of which there are none as long as nothing can be marked. */
export const Component = () => (
  <div className="wrap">
    <div className="empty-state min-h-[60vh] content-center">
      <EmptyScene />
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <ButtonLink variant="primary" to={paths.mods}>
        <FormattedMessage {...messages.explore} />
      </ButtonLink>
    </div>
  </div>
);

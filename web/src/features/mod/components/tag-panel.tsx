import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { categoryNames } from '#app/category-names.ts';
import { paths } from '#app/paths.ts';
import { Panel } from '#ui/panel.tsx';

const messages = defineMessages({
  categories: { id: 'tags.categories', defaultMessage: 'Categorias' },
  tags: { id: 'tags.tags', defaultMessage: 'Etiquetas' },
});

/** Categories lead to their listing, tags to a search. */
export const TagPanel = ({ mod }: { mod: ModPage }) => {
  const listing = mod.content_type === 'addon' ? paths.addons : paths.mods;
  return (
    <Panel>
      <h2 className="panel-title">
        <FormattedMessage {...messages.categories} />
      </h2>
      <div className="chips">
        {mod.categories.map((category) => (
          <Link key={category} className="pill chip" to={`${listing}?f=${category}`}>
            <FormattedMessage {...categoryNames[category]} />
          </Link>
        ))}
      </div>
      {mod.tags.length > 0 && (
        <>
          <h3 className="panel-title mt-4">
            <FormattedMessage {...messages.tags} />
          </h3>
          <div className="chips">
            {mod.tags.map((tag) => (
              <Link key={tag} className="pill chip" lang={mod.language} to={paths.search(tag)}>
                {tag}
              </Link>
            ))}
          </div>
        </>
      )}
    </Panel>
  );
};

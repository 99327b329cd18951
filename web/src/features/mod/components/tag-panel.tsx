import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { CategoryName } from '#shared/mods/category-name.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Panel } from '#shared/ui/panel.tsx';

const messages = defineMessages({
  categories: { id: 'tags.categories', defaultMessage: 'Categorias' },
  tags: { id: 'tags.tags', defaultMessage: 'Tags' },
});

/** Categories and tags, as links to the mods with that category or tag. */
export const TagPanel = ({ mod }: { mod: ModPage }) => {
  const listing = mod.content_type === 'addon' ? paths.addons : paths.mods;
  return (
    <Panel>
      <h2 className="panel-title">{translate(messages.categories)}</h2>
      <div className="chips">
        {mod.categories.map((category) => (
          <Link key={category} className="pill chip" to={`${listing}?f=${category}`}>
            <CategoryName category={category} />
          </Link>
        ))}
      </div>
      {mod.tags.length > 0 && (
        <>
          <h3 className="panel-title mt-4">{translate(messages.tags)}</h3>
          <div className="chips">
            {mod.tags.map((tag) => (
              <Link key={tag} className="pill chip" lang={mod.language} to={paths.tag(tag)}>
                {tag}
              </Link>
            ))}
          </div>
        </>
      )}
    </Panel>
  );
};

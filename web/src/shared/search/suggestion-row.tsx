import { Search, Shapes, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { byAuthor } from '#shared/mods/mod-messages.ts';
import { ModName } from '#shared/mods/mod-name.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import type { Suggestion } from './suggestion-list.ts';

const messages = defineMessages({
  mod: { id: 'suggest.mod', defaultMessage: 'Mod' },
  addon: { id: 'suggest.addon', defaultMessage: 'Addon' },
  author: { id: 'suggest.author', defaultMessage: 'Autor' },
  category: { id: 'suggest.category', defaultMessage: 'Categoria' },
});
const hits = defineMessage<{ readonly count: number }>({
  id: 'suggest.hits',
  defaultMessage: '{count, plural, one {# resultado} many {# de resultados} other {# resultados}}',
});
const allFor = defineMessage<{ readonly text: string }>({
  id: 'suggest.all',
  defaultMessage: 'Todos os resultados para “{text}”',
});
const inCategory = defineMessage<{ readonly category: string }>({
  id: 'suggest.inCategory',
  defaultMessage: 'em {category}',
});

const PICTURE_PX = 40;

interface RowProps {
  picture: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  kind?: ReactNode;
}

const Row = ({ picture, title, note, kind }: RowProps) => (
  <>
    <span className="grid size-10 flex-none place-items-center overflow-hidden bg-sunken text-text-2">{picture}</span>
    <span className="grid min-w-0 flex-1 leading-[1.3]">
      <span className="truncate">{title}</span>
      {note && <span className="note truncate">{note}</span>}
    </span>
    {kind && <span className="note">{kind}</span>}
  </>
);

export const SuggestionRow = ({ suggestion }: { suggestion: Suggestion }) => {
  const { title } = suggestion;
  switch (suggestion.kind) {
    case 'mod': {
      const { thumbnail_url, author, content_type, language } = suggestion.mod;
      return (
        <Row
          picture={<Picture name={title} src={thumbnail_url} width={PICTURE_PX} height={PICTURE_PX} eager />}
          title={<ModName language={language}>{title}</ModName>}
          note={translate(byAuthor, { author })}
          kind={translate(messages[content_type])}
        />
      );
    }
    case 'author':
      return (
        <Row
          picture={<User aria-hidden size={18} />}
          title={title}
          note={translate(hits, { count: suggestion.mods })}
          kind={translate(messages.author)}
        />
      );
    case 'category':
      return (
        <Row
          picture={<Shapes aria-hidden size={18} />}
          title={suggestion.mods === undefined ? title : translate(inCategory, { category: title })}
          note={suggestion.mods !== undefined && translate(hits, { count: suggestion.mods })}
          kind={translate(messages.category)}
        />
      );
    default:
      return <Row picture={<Search aria-hidden size={18} />} title={translate(allFor, { text: title })} />;
  }
};

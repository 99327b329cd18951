import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { AccessType } from '@bigorna/domain/limits';
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';

export const filterMessages = defineMessages({
  filters: { id: 'filters.title', defaultMessage: 'Filtros' },
  version: { id: 'filters.version', defaultMessage: 'Versão do jogo' },
  loader: { id: 'filters.loader', defaultMessage: 'Loader' },
  category: { id: 'filters.category', defaultMessage: 'Categoria' },
  access: { id: 'filters.access', defaultMessage: 'Acesso' },
  featuredOnly: { id: 'filters.featuredOnly', defaultMessage: 'Escolhidos pela equipe' },
  kind: { id: 'filters.kind', defaultMessage: 'Tipo de conteúdo' },
  clear: { id: 'filters.clear', defaultMessage: 'Limpar filtros' },
});

/** An open range of versions, as a filter. */
export const fromVersion = defineMessage<{ readonly version: string }>({
  id: 'filters.fromVersion',
  defaultMessage: '{version} ou superior',
});

/** An excluded category, as a filter. */
export const withoutCategory = defineMessage<{ readonly category: string }>({
  id: 'filters.without',
  defaultMessage: 'sem {category}',
});

export const accessNames = defineMessages({
  public: { id: 'filters.public', defaultMessage: 'Público' },
  premium: { id: 'filters.premium', defaultMessage: 'Premium' },
}) satisfies Record<AccessType, MessageDescriptor>;

export const kindNames = defineMessages({
  mod: { id: 'filters.mods', defaultMessage: 'Mods' },
  addon: { id: 'filters.addons', defaultMessage: 'Addons' },
}) satisfies Record<ContentType, MessageDescriptor>;

import { defineMessage, defineMessages } from 'react-intl';

/** Texts that cards, lines and the mod page share. */
export const modMessages = defineMessages({
  premium: { id: 'mod.premium', defaultMessage: 'Premium' },
});

export const byAuthor = defineMessage<{ readonly author: string }>({
  id: 'mod.by',
  defaultMessage: 'por {author}',
});

import type { MessageDescriptor } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/scene/empty-state.tsx';

export interface NoEntriesProps {
  why: 'none' | 'filtered' | 'beyond';
  /** Resets the filters, or returns to page 1. */
  onShowAll: () => void;
}

type Name = NoEntriesProps['why'] | 'noneText' | 'filteredText' | 'explore' | 'all' | 'first';

interface ListTexts {
  picture: string;
  messages: Readonly<Record<Name, MessageDescriptor>>;
}

/** Explains an empty list and offers the way back. */
export const NoEntries = ({ why, onShowAll, picture, messages }: NoEntriesProps & ListTexts) => (
  <EmptyState
    picture={picture}
    title={translate(messages[why])}
    text={why === 'beyond' ? undefined : translate(messages[`${why}Text`])}
  >
    {why === 'none' ? (
      <ButtonLink variant="primary" to={paths.mods}>
        {translate(messages.explore)}
      </ButtonLink>
    ) : (
      <Button variant="primary" onClick={onShowAll}>
        {translate(why === 'filtered' ? messages.all : messages.first)}
      </Button>
    )}
  </EmptyState>
);

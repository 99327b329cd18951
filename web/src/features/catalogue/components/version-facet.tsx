import { GAME_VERSIONS, VERSIONS_OF } from '@bigorna/domain/game-versions';
import { defineMessages, useIntl } from 'react-intl';
import { Select } from '#ui/select.tsx';
import { filterMessages } from '../filter-messages.ts';
import { everythingFrom, openFrom } from '../version-question.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  from: { id: 'filters.from', defaultMessage: 'A partir de' },
  any: { id: 'filters.fromAny', defaultMessage: 'qualquer versão' },
});

/** `1.21` of `1.21.4`: the game's large updates, from which mods usually stop working. */
const updateOf = (version: string): string => version.split('.', 2).join('.');

/** Single game versions, and beneath them everything from one of the large updates on. */
export const VersionFacet = ({ kind, state, change, facets }: FilterProps) => {
  const intl = useIntl();
  const shownKind = kind ?? state.t;
  const versions = shownKind ? VERSIONS_OF[shownKind] : GAME_VERSIONS;
  const updates = [...new Set(versions.map(updateOf))];
  const range = state.v.find(openFrom) ?? '';
  const ranges = new Set(updates.map(everythingFrom));
  if (range) ranges.add(range);
  return (
    <Facet
      title={filterMessages.version}
      options={versions.map((value) => ({ value, text: value }))}
      chosen={state.v}
      counts={facets?.game_version}
      onChange={(v) => change({ v })}
    >
      <Select
        labelShown
        label={intl.formatMessage(messages.from)}
        value={range}
        onChange={(next) => change({ v: [...state.v.filter((value) => value !== range), ...(next ? [next] : [])] })}
        options={[
          { value: '', text: intl.formatMessage(messages.any) },
          ...[...ranges].map((value) => ({ value, text: openFrom(value) })),
        ]}
      />
    </Facet>
  );
};

import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { isVersionRange } from '@bigorna/domain/version-range';
import { defineMessages, useIntl } from 'react-intl';
import { useKnownVersions } from '#shared/game/use-known-versions.ts';
import { listVersionOptions } from '#shared/game/version-options.ts';
import { Select } from '#shared/ui/select.tsx';
import { filterMessages } from '../filter-messages.ts';
import { parseOpenRange, toOpenRange } from '../version-range.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({
  from: { id: 'filters.from', defaultMessage: 'A partir de' },
  any: { id: 'filters.fromAny', defaultMessage: 'qualquer versão' },
});

/** `1.21` of `1.21.4`: a major update, which usually breaks mods. */
const toMajorVersion = (version: string): string => version.split('.', 2).join('.');

/** Game versions, and open ranges that start at a major update. */
export const VersionFacet = ({ kind, state, change, facets }: FilterProps) => {
  const intl = useIntl();
  const shownKind = kind ?? state.t;
  const known = useKnownVersions() ?? INITIAL_GAME_VERSIONS;
  const counts = facets?.game_version;
  const versions = listVersionOptions(
    (shownKind ? [shownKind] : CONTENT_TYPES).map((type) => known[type]),
    [...Object.keys(counts ?? {}), ...state.v.filter((version) => !isVersionRange(version))],
  );
  const majorVersions = [...new Set(versions.map(toMajorVersion))];
  const range = state.v.find(parseOpenRange) ?? '';
  const ranges = new Set(majorVersions.map(toOpenRange));
  if (range) ranges.add(range);
  return (
    <Facet
      name="v"
      title={filterMessages.version}
      options={versions.map((value) => ({ value, text: value }))}
      chosen={state.v}
      counts={counts}
      first={versions.filter((version) => counts?.[version])}
      onChange={(v) => change({ v })}
    >
      <Select
        name="v"
        labelShown
        label={intl.formatMessage(messages.from)}
        value={range}
        onChange={(next) => change({ v: [...state.v.filter((value) => value !== range), ...(next ? [next] : [])] })}
        options={[
          { value: '', text: intl.formatMessage(messages.any) },
          ...[...ranges].map((value) => ({ value, text: parseOpenRange(value) })),
        ]}
      />
    </Facet>
  );
};

import {
  CATEGORIES,
  CONTENT_TYPES,
  type ContentType,
  LOADER_NAMES,
  LOADERS,
  LOADERS_OF,
} from '@bigorna/domain/catalogue-terms';
import { BEDROCK_VERSIONS, GAME_VERSIONS, type GameVersion, JAVA_VERSIONS } from '@bigorna/domain/game-versions';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { FormattedMessage } from 'react-intl';
import { categoryNames } from '#app/category-names.ts';
import { accessNames, filterMessages, kindNames } from '../filter-messages.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';

const VERSIONS_OF: Readonly<Record<ContentType, readonly GameVersion[]>> = {
  mod: JAVA_VERSIONS,
  addon: BEDROCK_VERSIONS,
};

/** A choice of one, kept as a list of at most one: the newest tick wins. */
const lastOf = <Value,>(chosen: readonly Value[]): Value | null => chosen.at(-1) ?? null;

/** All filters of a listing; addons have one loader, so theirs is not asked. */
export const Facets = ({ kind, state, change, facets }: FilterProps) => {
  const shownKind = kind ?? state.t ?? undefined;
  const loaders = shownKind ? LOADERS_OF[shownKind] : LOADERS;
  return (
    <>
      {!kind && (
        <Facet
          title={filterMessages.kind}
          options={CONTENT_TYPES.map((value) => ({ value, text: <FormattedMessage {...kindNames[value]} /> }))}
          chosen={state.t ? [state.t] : []}
          counts={facets?.content_type}
          onChange={(chosen) => change({ t: lastOf(chosen) })}
        />
      )}
      <Facet
        title={filterMessages.version}
        options={(shownKind ? VERSIONS_OF[shownKind] : GAME_VERSIONS).map((value) => ({ value, text: value }))}
        chosen={state.v}
        counts={facets?.game_version}
        onChange={(v) => change({ v })}
      />
      {loaders.length > 1 && (
        <Facet
          title={filterMessages.loader}
          options={loaders.map((value) => ({ value, text: LOADER_NAMES[value] }))}
          chosen={state.g}
          counts={facets?.loader}
          onChange={(g) => change({ g })}
        />
      )}
      <Facet
        title={filterMessages.category}
        options={CATEGORIES.map((value) => ({ value, text: <FormattedMessage {...categoryNames[value]} /> }))}
        chosen={state.f}
        counts={facets?.category}
        onChange={(f) => change({ f })}
      />
      <Facet
        title={filterMessages.access}
        options={ACCESS_TYPES.map((value) => ({ value, text: <FormattedMessage {...accessNames[value]} /> }))}
        chosen={state.a ? [state.a] : []}
        counts={facets?.access}
        onChange={(chosen) => change({ a: lastOf(chosen) })}
      />
    </>
  );
};

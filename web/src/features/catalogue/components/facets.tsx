import { CATEGORIES, CONTENT_TYPES, LOADER_NAMES, LOADERS, LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { useIntl } from 'react-intl';
import { categoryNames } from '#app/category-names.ts';
import { accessNames, filterMessages, kindNames } from '../filter-messages.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';
import { VersionFacet } from './version-facet.tsx';

/** A choice of one, kept as a list of at most one: the newest tick wins. */
const lastOf = <Value,>(chosen: readonly Value[]): Value | null => chosen.at(-1) ?? null;

/** All filters of a listing; addons have one loader, so theirs is not asked. */
export const Facets = (filters: FilterProps) => {
  const { kind, state, change, facets, More } = filters;
  const intl = useIntl();
  const shownKind = kind ?? state.t;
  const loaders = shownKind ? LOADERS_OF[shownKind] : LOADERS;
  return (
    <>
      {!kind && (
        <Facet
          title={filterMessages.kind}
          options={CONTENT_TYPES.map((value) => ({ value, text: intl.formatMessage(kindNames[value]) }))}
          chosen={state.t ? [state.t] : []}
          counts={facets?.content_type}
          onChange={(chosen) => change({ t: lastOf(chosen) })}
        />
      )}
      <VersionFacet {...filters} />
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
        options={CATEGORIES.map((value) => ({ value, text: intl.formatMessage(categoryNames[value]) }))}
        chosen={state.f}
        counts={facets?.category}
        onChange={(f) => change({ f, x: state.x.filter((category) => !f.includes(category)) })}
        excluded={state.x}
        onExclude={(x) => change({ x, f: state.f.filter((category) => !x.includes(category)) })}
      />
      <Facet
        title={filterMessages.access}
        options={ACCESS_TYPES.map((value) => ({ value, text: intl.formatMessage(accessNames[value]) }))}
        chosen={state.a ? [state.a] : []}
        counts={facets?.access}
        onChange={(chosen) => change({ a: lastOf(chosen) })}
      />
      {More && <More {...filters} />}
    </>
  );
};

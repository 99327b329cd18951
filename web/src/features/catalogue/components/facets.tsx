import { getCategoryName } from '@bigorna/domain/catalogue-names';
import { CATEGORIES, CONTENT_TYPES, LOADER_NAMES, LOADERS, LOADERS_BY_TYPE } from '@bigorna/domain/catalogue-terms';
import { ACCESS_TYPES } from '@bigorna/domain/limits';
import { useIntl } from 'react-intl';
import { useNearViewport } from '#shared/browser/use-near-viewport.ts';
import { lazyRendered } from '#shared/loading/lazy-rendered.tsx';
import { lazyWithFallback } from '#shared/loading/lazy-with-fallback.ts';
import { accessNames, filterMessages, kindNames } from '../filter-messages.ts';
import { Facet } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';
import { VersionFacet } from './version-facet.tsx';

/** Makes a filter single-choice: the latest selected value, or null if none is selected. */
const getLast = <Value,>(chosen: readonly Value[]): Value | null => chosen.at(-1) ?? null;

const loadSecondaryFacets = async () => (await import('./secondary-facets.tsx')).SecondaryFacets;
/** The last filters are below the first view. They load when the visitor scrolls near. */
const LazySecondaryFacets = lazyWithFallback(loadSecondaryFacets);
/** For a page without scripts. These facets are short: a long one would put `noscript` into `noscript`. */
const RenderedSecondaryFacets = lazyRendered(loadSecondaryFacets);
/** Less than the default distance, so that these filters usually stay out of the first load. */
const NEAR_PX = 200;

/** All filters of a listing. Addons have one loader, so they have no loader filter. */
export const Facets = (filters: FilterProps) => {
  const { kind, state, change, facets, More } = filters;
  const intl = useIntl();
  const { ref, isNear } = useNearViewport<HTMLDivElement>(NEAR_PX);
  const shownKind = kind ?? state.t;
  const loaders = shownKind ? LOADERS_BY_TYPE[shownKind] : LOADERS;
  return (
    <>
      {!kind && (
        <Facet
          name="t"
          title={filterMessages.kind}
          options={CONTENT_TYPES.map((value) => ({ value, text: intl.formatMessage(kindNames[value]) }))}
          chosen={state.t ? [state.t] : []}
          counts={facets?.content_type}
          onChange={(chosen) => change({ t: getLast(chosen) })}
        />
      )}
      <VersionFacet {...filters} />
      {loaders.length > 1 && (
        <Facet
          name="g"
          title={filterMessages.loader}
          options={loaders.map((value) => ({ value, text: LOADER_NAMES[value] }))}
          chosen={state.g}
          counts={facets?.loader}
          onChange={(g) => change({ g })}
        />
      )}
      <Facet
        name="f"
        title={filterMessages.category}
        options={CATEGORIES.map((value) => ({ value, text: getCategoryName(value, intl.locale) }))}
        chosen={state.f}
        counts={facets?.category}
        onChange={(f) => change({ f, x: state.x.filter((category) => !f.includes(category)) })}
        excluded={state.x}
        onExclude={(x) => change({ x, f: state.f.filter((category) => !x.includes(category)) })}
      />
      <Facet
        name="a"
        title={filterMessages.access}
        options={ACCESS_TYPES.map((value) => ({ value, text: intl.formatMessage(accessNames[value]) }))}
        chosen={state.a ? [state.a] : []}
        counts={facets?.access}
        onChange={(chosen) => change({ a: getLast(chosen) })}
      />
      {More && <More {...filters} />}
      <div ref={ref}>
        {isNear && <LazySecondaryFacets {...filters} Facet={Facet} />}
        <noscript>{import.meta.env.SSR && <RenderedSecondaryFacets {...filters} Facet={Facet} />}</noscript>
      </div>
    </>
  );
};

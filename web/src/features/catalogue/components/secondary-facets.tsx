import { SIDES } from '@bigorna/domain/catalogue-terms';
import { LANGUAGES } from '@bigorna/domain/locales';
import { defineMessages, useIntl } from 'react-intl';
import { sideNames } from '#shared/mods/side-names.ts';
import { sideTitle } from '#shared/mods/side-title.ts';
import { getLanguageName } from '#shared/mods/text-language.ts';
import type { Facet as FacetComponent } from './facet.tsx';
import type { FilterProps } from './filter-props.ts';

const messages = defineMessages({ language: { id: 'filters.language', defaultMessage: 'Idioma da descrição' } });

const capitalize = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

interface SecondaryFacetsProps extends FilterProps {
  /** Passed as a prop. An import here would move `Facet` to a separate chunk, which adds weight. */
  Facet: typeof FacetComponent;
}

/** Filters by side, which addons do not have, and by language of the texts. */
export const SecondaryFacets = ({ kind, state, change, facets, Facet }: SecondaryFacetsProps) => {
  const intl = useIntl();
  return (
    <>
      {(kind ?? state.t) !== 'addon' && (
        <Facet
          name="e"
          title={sideTitle}
          options={SIDES.map((value) => ({ value, text: intl.formatMessage(sideNames[value]) }))}
          chosen={state.e}
          counts={facets?.side}
          onChange={(e) => change({ e })}
        />
      )}
      <Facet
        name="l"
        title={messages.language}
        options={LANGUAGES.map((value) => ({ value, text: capitalize(getLanguageName(intl, value), intl.locale) }))}
        chosen={state.l}
        counts={facets?.language}
        onChange={(l) => change({ l })}
      />
    </>
  );
};

import type { ModCard } from '@bigorna/domain/endpoints/mods.schemas';
import { getLanguage } from '@bigorna/domain/locales';
import { useIntl } from 'react-intl';
import { Pill } from '#shared/ui/pill.tsx';
import { formatTextLanguage } from './text-language.ts';

/** Language of a mod's texts, if the visitor reads another language. */
export const LanguageBadge = ({ mod }: { mod: Pick<ModCard, 'language'> }) => {
  const intl = useIntl();
  const language = getLanguage(mod.language);
  return language === getLanguage(intl.locale) ? null : <Pill>{formatTextLanguage(intl, language)}</Pill>;
};

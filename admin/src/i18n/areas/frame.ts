import type { AreaTexts } from '../area.ts';
import { english } from './frame/en-us.ts';
import { spanish } from './frame/es-es.ts';
import { french } from './frame/fr-fr.ts';
import { portuguese } from './frame/pt-br.ts';
import { europeanPortuguese } from './frame/pt-pt.ts';
import { chinese } from './frame/zh-cn.ts';

/** What every page says, in all six languages: a text that one of them lacks is a compile error. */
export const frame: AreaTexts = {
  'pt-BR': portuguese,
  'pt-PT': europeanPortuguese,
  'en-US': english,
  'es-ES': spanish,
  'fr-FR': french,
  'zh-CN': chinese,
};

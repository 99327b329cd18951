import type { Category, ContentType } from './catalogue-terms.ts';
import { FALLBACK_LOCALE, isLocale, LOCALES, type TextsByLocale } from './locales.ts';

/** Names of the categories, for site and console. The search finds a mod by its category's name in every language. */
export const CATEGORY_NAMES: Readonly<Record<Category, TextsByLocale>> = {
  adventure: ['Aventura', 'Aventura', 'Adventure', 'Aventura', 'Aventure', '冒险'],
  technology: ['Tecnologia', 'Tecnologia', 'Technology', 'Tecnología', 'Technologie', '科技'],
  magic: ['Magia', 'Magia', 'Magic', 'Magia', 'Magie', '魔法'],
  world: ['Geração de mundo', 'Geração de mundo', 'World generation', 'Mundo', 'Monde', '世界生成'],
  mobs: ['Mobs', 'Mobs', 'Mobs', 'Mobs', 'Mobs', '生物'],
  agriculture: ['Agricultura', 'Agricultura', 'Farming', 'Agricultura', 'Agriculture', '农业'],
  food: ['Comida', 'Comida', 'Food', 'Comida', 'Nourriture', '食物'],
  decoration: ['Decoração', 'Decoração', 'Decoration', 'Decoración', 'Décoration', '装饰'],
  building: ['Construção', 'Construção', 'Building', 'Construcción', 'Construction', '建筑'],
  transport: ['Transporte', 'Transporte', 'Transportation', 'Transporte', 'Transport', '交通'],
  combat: ['Combate', 'Combate', 'Combat', 'Combate', 'Combat', '战斗'],
  storage: ['Armazenamento', 'Armazenamento', 'Storage', 'Almacenamiento', 'Stockage', '存储'],
  utility: ['Utilitários', 'Utilitários', 'Utility', 'Utilidades', 'Utilitaires', '实用工具'],
  performance: ['Desempenho', 'Desempenho', 'Performance', 'Rendimiento', 'Performances', '性能优化'],
  interface: ['Interface', 'Interface', 'Interface', 'Interfaz', 'Interface', '界面'],
  library: ['Bibliotecas', 'Bibliotecas', 'Libraries', 'Bibliotecas', 'Bibliothèques', '前置库'],
};

/** Names of the content types, for breadcrumbs and feeds. */
const CONTENT_TYPE_NAMES: Readonly<Record<ContentType, TextsByLocale>> = {
  mod: ['Mods', 'Mods', 'Mods', 'Mods', 'Mods', '模组'],
  addon: ['Addons', 'Addons', 'Addons', 'Addons', 'Addons', '附加包'],
};

/** Names of the game's edition that a content type is for; addons are named too. Only the search uses these names. */
export const EDITION_NAMES: Readonly<Record<ContentType, TextsByLocale>> = {
  mod: ['Edição Java', 'Edição Java', 'Java Edition', 'Edición Java', 'Édition Java', 'Java版'],
  addon: [
    'Edição Bedrock, addon',
    'Edição Bedrock',
    'Bedrock Edition',
    'Edición Bedrock',
    'Édition Bedrock',
    '基岩版, 附加包',
  ],
};

const pickName = (names: TextsByLocale, locale: string): string =>
  names[LOCALES.indexOf(isLocale(locale) ? locale : FALLBACK_LOCALE)] ?? names[0];

/** Name of a category in a locale; in pt-BR for an unknown locale. */
export const getCategoryName = (category: Category, locale: string): string =>
  pickName(CATEGORY_NAMES[category], locale);

/** Name of a content type in a locale; in pt-BR for an unknown locale. */
export const getContentTypeName = (type: ContentType, locale: string): string =>
  pickName(CONTENT_TYPE_NAMES[type], locale);

import { BRAND } from '@bigorna/domain/brand';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { paths } from '#shared/routing/paths.ts';

const headings = defineMessages({
  explore: { id: 'footer.explore', defaultMessage: 'Explorar' },
  support: { id: 'footer.support', defaultMessage: 'Suporte' },
  portal: { id: 'footer.portal', defaultMessage: 'O portal' },
  social: { id: 'footer.social', defaultMessage: 'Redes sociais' },
});
const texts = defineMessages({
  home: { id: 'footer.home', defaultMessage: 'Início' },
  mods: { id: 'footer.mods', defaultMessage: 'Explorar mods' },
  addons: { id: 'footer.addons', defaultMessage: 'Explorar addons' },
  favorites: { id: 'footer.favorites', defaultMessage: 'Favoritos' },
  downloads: { id: 'footer.downloads', defaultMessage: 'Downloads' },
  help: { id: 'footer.help', defaultMessage: 'Central de ajuda' },
  faq: { id: 'footer.faq', defaultMessage: 'Perguntas frequentes' },
  contact: { id: 'footer.contact', defaultMessage: 'Contato' },
  guidelines: { id: 'footer.guidelines', defaultMessage: 'Regras da comunidade' },
  changelog: { id: 'footer.changelog', defaultMessage: 'Novidades do site' },
  partners: { id: 'footer.partners', defaultMessage: 'Parcerias' },
  mediaKit: { id: 'footer.mediaKit', defaultMessage: 'Mídia kit' },
  terms: { id: 'footer.terms', defaultMessage: 'Termos de uso' },
  privacy: { id: 'footer.privacy', defaultMessage: 'Privacidade' },
  video: { id: 'footer.video', defaultMessage: 'Canal de vídeos' },
  shorts: { id: 'footer.shorts', defaultMessage: 'Vídeos curtos' },
  photos: { id: 'footer.photos', defaultMessage: 'Fotos' },
  site: { id: 'footer.site', defaultMessage: 'Site oficial' },
});

interface FooterGroup {
  heading: MessageDescriptor;
  links: readonly { to: string; text: MessageDescriptor }[];
}

const getLinks = (...names: readonly (keyof typeof texts & keyof typeof paths)[]): FooterGroup['links'] =>
  names.flatMap((name) => {
    const to = paths[name];
    return typeof to === 'string' ? [{ to, text: texts[name] }] : [];
  });

const SOCIAL = ['video', 'shorts', 'photos', 'site'] as const satisfies readonly (keyof typeof BRAND.social)[];

export const FOOTER_GROUPS: readonly FooterGroup[] = [
  { heading: headings.explore, links: getLinks('home', 'mods', 'addons', 'favorites', 'downloads') },
  { heading: headings.support, links: getLinks('help', 'faq', 'contact', 'guidelines', 'changelog') },
  { heading: headings.portal, links: getLinks('partners', 'mediaKit', 'terms', 'privacy') },
  { heading: headings.social, links: SOCIAL.map((name) => ({ to: BRAND.social[name], text: texts[name] })) },
];

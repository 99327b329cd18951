import { defineMessages } from 'react-intl';
import type { TextPageContent } from '../text-page-content.ts';

const messages = defineMessages({
  lead: {
    id: 'partners.lead',
    defaultMessage: 'Para quem faz mods, conta histórias sobre eles ou quer anunciar ao lado deles, com transparência.',
  },
  whatTitle: { id: 'partners.whatTitle', defaultMessage: 'O que é uma parceria' },
  what: {
    id: 'partners.what',
    defaultMessage:
      'Um acordo escrito entre o portal {brand} e quem cria, divulga ou apoia mods e addons. Quem é parceiro aparece como parceiro. Nenhuma parceria compra nota, comentário, aprovação ou lugar na busca.',
  },
  publishing: {
    id: 'partners.publishing',
    defaultMessage:
      '<b>Publicação:</b> o seu mod ou addon no catálogo, com o seu nome, a sua licença e as suas versões em dia.',
  },
  content: {
    id: 'partners.content',
    defaultMessage: '<b>Conteúdo:</b> vídeos, eventos e seleções de mods que fazemos juntos.',
  },
  advertising: {
    id: 'partners.advertising',
    defaultMessage:
      '<b>Anúncio:</b> um espaço identificado na página inicial, na lista ou na página de download, por um período combinado.',
  },
  whoTitle: { id: 'partners.whoTitle', defaultMessage: 'Quem pode propor' },
  who: {
    id: 'partners.who',
    defaultMessage:
      'Autores de mods, equipes, comunidades, servidores, canais e marcas ligadas a jogos, de qualquer tamanho. Pedimos três coisas:',
  },
  rights: { id: 'partners.rights', defaultMessage: 'ter os direitos sobre o que quer publicar ou divulgar;' },
  young: {
    id: 'partners.young',
    defaultMessage: 'ter o cuidado que um público com crianças pede;',
  },
  rules: {
    id: 'partners.rules',
    defaultMessage: 'seguir as <guidelines>regras da comunidade</guidelines> e os <terms>termos de uso</terms>.',
  },
  refused: {
    id: 'partners.refused',
    defaultMessage: 'Não aceitamos apostas, cheats, venda de contas nem arquivos que escondem o que fazem.',
  },
  adsTitle: { id: 'partners.adsTitle', defaultMessage: 'Como são os anúncios' },
  ads: {
    id: 'partners.ads',
    defaultMessage:
      'Uma imagem com link e descrição, guardada no próprio portal: sem programas de terceiros e sem rastreadores. Você fica sabendo quantas vezes ela foi vista e clicada, e nada sobre as pessoas, como diz a <privacy>política de privacidade</privacy>.',
  },
  kit: {
    id: 'partners.kit',
    defaultMessage: 'Público, formatos e preços estão no <mediaKit>mídia kit</mediaKit>.',
  },
  writeTitle: { id: 'partners.writeTitle', defaultMessage: 'Como enviar uma proposta' },
  write: {
    id: 'partners.write',
    defaultMessage:
      '<partnership>Mande a sua proposta</partnership>: o assunto já vem preenchido. Diga quem você é, o que propõe, links do seu trabalho e datas. A resposta vem em até {hours} horas.',
  },
});

/** Kinds of partnerships, and how to propose a partnership. */
export const PARTNERS: TextPageContent = {
  page: 'partners',
  lead: messages.lead,
  changed: '2026-11-22',
  sections: [
    {
      id: 'what',
      title: messages.whatTitle,
      body: [messages.what, { list: [messages.publishing, messages.content, messages.advertising] }],
    },
    {
      id: 'who',
      title: messages.whoTitle,
      body: [messages.who, { list: [messages.rights, messages.young, messages.rules] }, messages.refused],
    },
    { id: 'ads', title: messages.adsTitle, body: [messages.ads, messages.kit] },
    { id: 'write', title: messages.writeTitle, body: [messages.write] },
  ],
};

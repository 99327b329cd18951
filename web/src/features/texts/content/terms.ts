import { defineMessages } from 'react-intl';
import type { TextPageContent } from '../text-page-content.ts';

const messages = defineMessages({
  lead: {
    id: 'terms.lead',
    defaultMessage: 'O que você pode esperar do portal {brand}, e o que ele espera de você, sem juridiquês.',
  },
  portalTitle: { id: 'terms.portalTitle', defaultMessage: 'O portal' },
  portal: {
    id: 'terms.portal',
    defaultMessage:
      'A {brand} é um catálogo gratuito de mods e addons. Estes termos valem para o site inteiro: quem usa o portal concorda com eles. Se algo aqui não servir para você, não use o portal e, se quiser, <contact>conte à equipe</contact> o que mudaria.',
  },
  independent: {
    id: 'terms.independent',
    defaultMessage:
      'O portal é independente: não é um produto oficial, não foi aprovado pelas empresas que fazem o jogo nem tem ligação com elas. Nomes e marcas citados pertencem aos seus donos e aparecem só para dizer com o que cada arquivo funciona.',
  },
  accountTitle: { id: 'terms.accountTitle', defaultMessage: 'Sua conta' },
  account: {
    id: 'terms.account',
    defaultMessage:
      'Para navegar, você não precisa de conta. Para favoritar, precisa; para baixar, comentar, avaliar e denunciar, precisa de uma conta com o e-mail verificado. Use um e-mail seu, um nome que não engane ninguém e uma senha que você não use em outro lugar.',
  },
  personal: {
    id: 'terms.personal',
    defaultMessage:
      'A conta é pessoal, e você responde pelo que for feito com ela. Se desconfiar de que alguém entrou nela, <profile>troque a senha</profile>: isso encerra todas as outras sessões. O nome de usuário não passa para mais ninguém, nem depois que a conta é excluída.',
  },
  minors: {
    id: 'terms.minors',
    defaultMessage:
      'Para ter uma conta, é preciso ter {minAge} anos ou mais. Se você tem menos de {adultAge}, leia isto com a sua mãe, o seu pai ou outro responsável legal e use o portal com a permissão dessa pessoa. Contas de pessoas mais novas são excluídas.',
  },
  worksTitle: { id: 'terms.worksTitle', defaultMessage: 'Os mods e quem os faz' },
  works: {
    id: 'terms.works',
    defaultMessage:
      'Cada mod e cada addon pertence a quem o fez, e a licença escrita na página diz o que se pode fazer com o arquivo. Baixar não dá a você o direito de republicar, vender ou dizer que é seu.',
  },
  published: {
    id: 'terms.published',
    defaultMessage:
      'Quem publica no catálogo é a equipe, que revisa cada item antes. “Premium” é um selo para filtrar a lista: o portal não cobra por downloads.',
  },
  takedown: {
    id: 'terms.takedown',
    defaultMessage:
      'Fez um mod e quer que ele entre no catálogo, mude ou saia? <contact>Escreva para a equipe</contact>. Se for um pedido por violação de direitos autorais, diga qual é a página e como comprovar que a obra é sua.',
  },
  filesTitle: { id: 'terms.filesTitle', defaultMessage: 'Arquivos e riscos' },
  files: {
    id: 'terms.files',
    defaultMessage:
      'Todo arquivo guardado aqui é conferido byte por byte antes de ser publicado, e a página mostra o SHA-256 para você comparar. A conferência recusa arquivos corrompidos, disfarçados ou com programas executáveis dentro. Ela não garante que um mod não tenha defeitos, nem que funcione junto com os outros que você usa.',
  },
  external: {
    id: 'terms.external',
    defaultMessage:
      'Arquivos marcados como hospedados em outro site ficam no site de quem os fez: valem as regras de lá, e nós não temos como conferir cada byte.',
  },
  backup: {
    id: 'terms.backup',
    defaultMessage:
      'Faça um backup dos seus mundos antes de instalar qualquer coisa. Mods mudam o jogo, e o que dá errado em um mundo nem sempre tem volta.',
  },
  conductTitle: { id: 'terms.conductTitle', defaultMessage: 'O que não se faz aqui' },
  circumvent: {
    id: 'terms.circumvent',
    defaultMessage: 'Burlar limites, senhas, o prazo de um link de download ou qualquer proteção do portal.',
  },
  scrape: {
    id: 'terms.scrape',
    defaultMessage: 'Copiar o catálogo com programas automáticos a ponto de atrapalhar os outros.',
  },
  harm: { id: 'terms.harm', defaultMessage: 'Enviar texto ou link que prejudique quem o abre.' },
  impersonate: { id: 'terms.impersonate', defaultMessage: 'Passar-se por outra pessoa, por um autor ou pela equipe.' },
  several: {
    id: 'terms.several',
    defaultMessage: 'Usar mais de uma conta para burlar um banimento ou inflar notas e votos.',
  },
  conduct: {
    id: 'terms.conduct',
    defaultMessage: 'Para comentários e perfis valem ainda as <guidelines>regras da comunidade</guidelines>.',
  },
  yoursTitle: { id: 'terms.yoursTitle', defaultMessage: 'O que você escreve' },
  yours: {
    id: 'terms.yours',
    defaultMessage:
      'Comentários, avaliações e a bio do seu perfil continuam seus. Ao publicar, você permite que o portal os mostre, a todos e sem custo, enquanto estiverem aqui. Se você excluir a conta, os comentários ficam sem o seu nome, porque outras pessoas responderam a eles; se preferir, exclua-os antes.',
  },
  moderationTitle: { id: 'terms.moderationTitle', defaultMessage: 'Moderação e banimento' },
  moderation: {
    id: 'terms.moderation',
    defaultMessage:
      'A equipe pode ocultar comentários, tirar mods do catálogo e banir contas que quebrem estes termos. Um banimento informa o motivo e, se for temporário, a data em que termina. Cada decisão fica registrada e pode ser revista.',
  },
  appeal: {
    id: 'terms.appeal',
    defaultMessage: 'Acha que foi um engano? Conte pelo <appeal>contato</appeal>: uma pessoa lê o recurso e responde.',
  },
  serviceTitle: { id: 'terms.serviceTitle', defaultMessage: 'O serviço' },
  service: {
    id: 'terms.service',
    defaultMessage:
      'O portal se mantém com anúncios e parcerias, sempre identificados. Trabalhamos para que ele esteja no ar, mas ele é oferecido como está: pode parar, mudar ou perder um recurso.',
  },
  liability: {
    id: 'terms.liability',
    defaultMessage:
      'Até onde a lei permite, não respondemos por prejuízos causados por mods, addons ou sites de outras pessoas. Nada aqui tira os direitos que a lei do lugar onde você mora garante aos consumidores.',
  },
  changesTitle: { id: 'terms.changesTitle', defaultMessage: 'Mudanças nestes termos' },
  changes: {
    id: 'terms.changes',
    defaultMessage:
      'Quando estes termos mudam, a data no alto da página muda também; o que for importante para quem tem conta é avisado nas notificações. O que guardamos sobre você está na <privacy>política de privacidade</privacy>.',
  },
});

export const TERMS: TextPageContent = {
  page: 'terms',
  lead: messages.lead,
  changed: '2026-11-23',
  sections: [
    { id: 'portal', title: messages.portalTitle, body: [messages.portal, messages.independent] },
    { id: 'account', title: messages.accountTitle, body: [messages.account, messages.personal, messages.minors] },
    { id: 'works', title: messages.worksTitle, body: [messages.works, messages.published, messages.takedown] },
    { id: 'files', title: messages.filesTitle, body: [messages.files, messages.external, messages.backup] },
    {
      id: 'conduct',
      title: messages.conductTitle,
      body: [
        { list: [messages.circumvent, messages.scrape, messages.harm, messages.impersonate, messages.several] },
        messages.conduct,
      ],
    },
    { id: 'yours', title: messages.yoursTitle, body: [messages.yours] },
    { id: 'moderation', title: messages.moderationTitle, body: [messages.moderation, messages.appeal] },
    { id: 'service', title: messages.serviceTitle, body: [messages.service, messages.liability] },
    { id: 'changes', title: messages.changesTitle, body: [messages.changes] },
  ],
};

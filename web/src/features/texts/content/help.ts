import {
  CircleUserRound,
  Compass,
  Download,
  Flag,
  MessageSquare,
  Package,
  Puzzle,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import { defineMessages } from 'react-intl';
import { AddonFolders, ModFolders } from '../components/folders.tsx';
import type { TextPageContent } from '../text-page-content.ts';

const messages = defineMessages({
  lead: {
    id: 'help.lead',
    defaultMessage:
      'Da primeira busca ao jogo aberto. Não achou a resposta? Veja as <faq>perguntas frequentes</faq> ou <contact>fale com a equipe</contact>.',
  },
  startTitle: { id: 'help.startTitle', defaultMessage: 'Primeiros passos' },
  startGame: {
    id: 'help.startGame',
    defaultMessage:
      'Em “Meu jogo”, na <home>página inicial</home>, escolha a sua versão e o seu loader: cada mod passa a mostrar se funciona com eles.',
  },
  startSearch: {
    id: 'help.startSearch',
    defaultMessage: '<search>Busque</search> por nome, autor ou assunto e abra a página do mod.',
  },
  startAccount: {
    id: 'help.startAccount',
    defaultMessage: '<register>Crie uma conta</register> e verifique o e-mail: é só isso que pedimos para você baixar.',
  },
  startInstall: {
    id: 'help.startInstall',
    defaultMessage: 'Baixe, siga as instruções de instalação da página e abra o jogo.',
  },
  versionTitle: { id: 'help.versionTitle', defaultMessage: 'Qual versão e qual loader escolher' },
  editions: {
    id: 'help.editions',
    defaultMessage:
      'O jogo tem duas edições. A Java roda em computadores e usa mods, arquivos <code>.jar</code>. A Bedrock roda no Windows, em celulares e em consoles e usa addons. O que é feito para uma não funciona na outra.',
  },
  loader: {
    id: 'help.loader',
    defaultMessage:
      'Na Java, o loader é o programa que coloca os mods no jogo: {loaders}. Escolha um, instale-o para a mesma versão do jogo e use só mods feitos para ele.',
  },
  version: {
    id: 'help.version',
    defaultMessage:
      'A versão aparece no canto da tela inicial do jogo. Mesmo uma versão parecida pode não ser compatível com o mod: na página dele, a aba “Versões” mostra o arquivo certo para cada uma.',
  },
  javaTitle: { id: 'help.javaTitle', defaultMessage: 'Instalar mods na edição Java' },
  javaLoader: {
    id: 'help.javaLoader',
    defaultMessage: 'Instale o loader para a sua versão e abra o jogo uma vez com ele.',
  },
  javaNeeds: {
    id: 'help.javaNeeds',
    defaultMessage: 'Baixe o mod e tudo o que a página dele pede para instalar antes.',
  },
  javaFolder: {
    id: 'help.javaFolder',
    defaultMessage: 'Coloque os arquivos <code>.jar</code>, sem extrair, na pasta <code>{modFolder}</code> do jogo.',
  },
  javaOpen: { id: 'help.javaOpen', defaultMessage: 'Abra o jogo com o perfil desse loader.' },
  javaMissing: {
    id: 'help.javaMissing',
    defaultMessage:
      'A pasta não existe? Crie-a, ou abra o jogo uma vez com o loader. Em launchers com várias instalações, cada uma tem a sua.',
  },
  bedrockTitle: { id: 'help.bedrockTitle', defaultMessage: 'Instalar addons na edição Bedrock' },
  bedrockOpen: {
    id: 'help.bedrockOpen',
    defaultMessage:
      'Baixe o addon e abra o arquivo <code>.mcaddon</code> ou <code>.mcpack</code>: o jogo o importa sozinho.',
  },
  bedrockZip: {
    id: 'help.bedrockZip',
    defaultMessage: 'Se for um <code>.zip</code>, extraia o conteúdo na pasta <code>{addonFolder}</code>.',
  },
  bedrockActivate: {
    id: 'help.bedrockActivate',
    defaultMessage: 'Nas configurações do mundo, ative o addon e entre no mundo.',
  },
  bedrockConsoles: {
    id: 'help.bedrockConsoles',
    defaultMessage: 'Consoles não permitem instalar addons baixados da internet.',
  },
  downloadTitle: { id: 'help.downloadTitle', defaultMessage: 'O download não começa' },
  downloadVerified: {
    id: 'help.downloadVerified',
    defaultMessage: 'Para baixar, entre com uma conta que tenha o e-mail verificado.',
  },
  downloadLink: {
    id: 'help.downloadLink',
    defaultMessage:
      'A contagem acabou e nada aconteceu? Logo abaixo há um link que abre o arquivo. Ele vale por {ticketMinutes} minutos; depois, peça um novo na mesma página.',
  },
  downloadBlocked: {
    id: 'help.downloadBlocked',
    defaultMessage:
      'O navegador ou o antivírus pode ter bloqueado o arquivo: veja os downloads do navegador e as permissões do site.',
  },
  downloadExternal: {
    id: 'help.downloadExternal',
    defaultMessage: 'Um arquivo hospedado em outro site abre em uma nova aba, no site de quem o fez.',
  },
  downloadBroken: {
    id: 'help.downloadBroken',
    defaultMessage:
      'O arquivo veio corrompido? Compare o SHA-256 dele com o da página; se for diferente, baixe de novo.',
  },
  accountTitle: { id: 'help.accountTitle', defaultMessage: 'Conta e e-mail' },
  accountMail: {
    id: 'help.accountMail',
    defaultMessage:
      'O e-mail de verificação não chegou? Confira as pastas Spam e Promoções. Em <verify>Verifique seu e-mail</verify>, você pede outro. Uma conta nova sem verificação é excluída depois de {unverifiedDays} dias.',
  },
  accountPassword: {
    id: 'help.accountPassword',
    defaultMessage: 'Esqueceu a senha? <forgot>Peça um link</forgot>: ele chega no e-mail da conta.',
  },
  accountFactor: {
    id: 'help.accountFactor',
    defaultMessage:
      'Perdeu o aparelho da verificação em duas etapas? Entre com um código de recuperação. Perdeu os códigos também? <contact>Escreva para a equipe</contact> com o e-mail da conta: depois de confirmar que é você, ela remove a verificação.',
  },
  accountEdit: {
    id: 'help.accountEdit',
    defaultMessage:
      'Você muda nome, foto, e-mail, senha, idioma, tema e notificações em <profile>Editar perfil</profile>; no fim da página, baixa os seus dados ou exclui a conta.',
  },
  safetyTitle: { id: 'help.safetyTitle', defaultMessage: 'Os arquivos são seguros?' },
  safety: {
    id: 'help.safety',
    defaultMessage:
      'Cada arquivo guardado aqui é aberto e conferido byte por byte, e arquivos corrompidos, disfarçados ou com programas executáveis dentro são recusados. Depois, uma pessoa revisa o mod antes de publicar.',
  },
  safetyLimits: {
    id: 'help.safetyLimits',
    defaultMessage:
      'Ainda assim, um mod é um programa feito por outra pessoa. Baixe só pela página do mod, faça backup dos seus mundos e desconfie de quem manda arquivos por mensagem. Arquivos hospedados em outro site não passam por essa conferência.',
  },
  reportTitle: { id: 'help.reportTitle', defaultMessage: 'Denunciar conteúdo' },
  report: {
    id: 'help.report',
    defaultMessage:
      'Na página do mod e no menu de cada comentário há a opção “Denunciar”. Diga o motivo e o que viu: uma pessoa vai ler. O que pode e o que não pode está nas <guidelines>regras da comunidade</guidelines>.',
  },
  contactTitle: { id: 'help.contactTitle', defaultMessage: 'Falar com a equipe' },
  contact: {
    id: 'help.contact',
    defaultMessage:
      '<contact>Escreva pelo formulário</contact> e diga o mod, a versão do jogo e o que apareceu na tela. A equipe lê tudo e responde em até {hours} horas.',
  },
});

export const HELP: TextPageContent = {
  page: 'help',
  lead: messages.lead,
  changed: '2026-11-30',
  sections: [
    {
      id: 'first-steps',
      title: messages.startTitle,
      Icon: Compass,
      body: [
        {
          list: [messages.startGame, messages.startSearch, messages.startAccount, messages.startInstall],
          isOrdered: true,
        },
      ],
    },
    {
      id: 'version-and-loader',
      title: messages.versionTitle,
      Icon: Puzzle,
      body: [messages.editions, messages.loader, messages.version],
    },
    {
      id: 'java-mods',
      title: messages.javaTitle,
      Icon: Package,
      body: [
        { list: [messages.javaLoader, messages.javaNeeds, messages.javaFolder, messages.javaOpen], isOrdered: true },
        { Part: ModFolders },
        messages.javaMissing,
      ],
    },
    {
      id: 'bedrock-addons',
      title: messages.bedrockTitle,
      Icon: Smartphone,
      body: [
        { list: [messages.bedrockOpen, messages.bedrockZip, messages.bedrockActivate], isOrdered: true },
        { Part: AddonFolders },
        messages.bedrockConsoles,
      ],
    },
    {
      id: 'download',
      title: messages.downloadTitle,
      Icon: Download,
      body: [
        {
          list: [
            messages.downloadVerified,
            messages.downloadLink,
            messages.downloadBlocked,
            messages.downloadExternal,
            messages.downloadBroken,
          ],
        },
      ],
    },
    {
      id: 'account',
      title: messages.accountTitle,
      Icon: CircleUserRound,
      body: [{ list: [messages.accountMail, messages.accountPassword, messages.accountFactor, messages.accountEdit] }],
    },
    {
      id: 'safety',
      title: messages.safetyTitle,
      Icon: ShieldCheck,
      body: [messages.safety, messages.safetyLimits],
    },
    { id: 'report', title: messages.reportTitle, Icon: Flag, body: [messages.report] },
    { id: 'contact', title: messages.contactTitle, Icon: MessageSquare, body: [messages.contact] },
  ],
};

import { defineMessages } from 'react-intl';
import type { TextPageContent } from '../text-page-content.ts';

const messages = defineMessages({
  lead: {
    id: 'guidelines.lead',
    defaultMessage:
      'A {brand} é um lugar para achar bons mods e conversar sobre eles. Estas regras valem para comentários, perfis, avaliações e denúncias.',
  },
  spiritTitle: { id: 'guidelines.spiritTitle', defaultMessage: 'O espírito da coisa' },
  spirit: {
    id: 'guidelines.spirit',
    defaultMessage:
      'Trate cada pessoa como se ela trabalhasse na bancada ao lado. Muita gente aqui é jovem, muita gente está instalando o primeiro mod da vida, e quem fez o mod lê o que você escreve.',
  },
  helpsTitle: { id: 'guidelines.helpsTitle', defaultMessage: 'O que ajuda' },
  sayVersion: {
    id: 'guidelines.sayVersion',
    defaultMessage:
      'Algo não funciona? Diga a versão do jogo, o loader e a versão do mod: com isso alguém consegue responder.',
  },
  rate: {
    id: 'guidelines.rate',
    defaultMessage: 'Avalie o que você usou. Uma nota baixa com motivo vale mais que dez sem.',
  },
  vote: {
    id: 'guidelines.vote',
    defaultMessage: 'Conte na página do mod se ele funcionou para você: é o que a próxima pessoa quer saber.',
  },
  solved: { id: 'guidelines.solved', defaultMessage: 'Perguntou e resolveu? Volte e conte como.' },
  notTitle: { id: 'guidelines.notTitle', defaultMessage: 'O que não cabe aqui' },
  insults: {
    id: 'guidelines.insults',
    defaultMessage: 'Insultos, ameaças, assédio ou ódio contra alguém por ser quem é.',
  },
  graphic: {
    id: 'guidelines.graphic',
    defaultMessage: 'Conteúdo sexual, violência real, incentivo a crimes ou à automutilação.',
  },
  spam: {
    id: 'guidelines.spam',
    defaultMessage: 'Propaganda, correntes, links que enganam e o mesmo texto repetido.',
  },
  personal: {
    id: 'guidelines.personal',
    defaultMessage: 'Dados pessoais, seus ou de outra pessoa: endereço, telefone, fotos, conversas.',
  },
  impersonation: {
    id: 'guidelines.impersonation',
    defaultMessage: 'Passar-se por outra pessoa, por um autor ou pela equipe.',
  },
  piracy: {
    id: 'guidelines.piracy',
    defaultMessage: 'Cópias piratas do jogo, venda de contas ou mods repassados contra a vontade de quem os fez.',
  },
  malware: {
    id: 'guidelines.malware',
    defaultMessage: 'Arquivos, links ou instruções que prejudiquem o computador de alguém.',
  },
  profiles: {
    id: 'guidelines.profiles',
    defaultMessage: 'Nome de usuário, nome de exibição, bio e foto seguem as mesmas regras.',
  },
  reportTitle: { id: 'guidelines.reportTitle', defaultMessage: 'Viu algo errado?' },
  report: {
    id: 'guidelines.report',
    defaultMessage:
      'Use “Denunciar”, na página do mod ou no menu do comentário, e diga o motivo. A pessoa denunciada não fica sabendo quem denunciou. Não responda na mesma moeda: a resposta também pode quebrar as regras.',
  },
  badFaith: {
    id: 'guidelines.badFaith',
    defaultMessage:
      'Denunciar só porque não gostou, ou para prejudicar alguém, atrapalha quem precisa de ajuda de verdade.',
  },
  staffTitle: { id: 'guidelines.staffTitle', defaultMessage: 'O que a equipe faz' },
  staff: {
    id: 'guidelines.staff',
    defaultMessage:
      'Uma pessoa lê cada denúncia. Dependendo do caso, o comentário é ocultado, o mod sai do catálogo ou a conta é banida, por um tempo ou para sempre. Casos graves, como uma ameaça ou um arquivo perigoso, podem levar ao banimento já na primeira vez.',
  },
  ban: {
    id: 'guidelines.ban',
    defaultMessage:
      'Um banimento vale na hora e informa o motivo e, se for temporário, a data em que termina. Toda decisão fica registrada, junto com quem a tomou.',
  },
  appealTitle: { id: 'guidelines.appealTitle', defaultMessage: 'Como recorrer' },
  appeal: {
    id: 'guidelines.appeal',
    defaultMessage:
      'Acha que foi um engano? <appeal>Escreva para a equipe</appeal> e conte o que houve; a resposta vem em até {hours} horas. Criar outra conta para burlar um banimento encerra a conversa.',
  },
  more: {
    id: 'guidelines.more',
    defaultMessage: 'Estas regras fazem parte dos <terms>termos de uso</terms>.',
  },
});

export const GUIDELINES: TextPageContent = {
  page: 'guidelines',
  lead: messages.lead,
  changed: '2026-11-22',
  sections: [
    { id: 'spirit', title: messages.spiritTitle, body: [messages.spirit] },
    {
      id: 'helps',
      title: messages.helpsTitle,
      body: [{ list: [messages.sayVersion, messages.rate, messages.vote, messages.solved] }],
    },
    {
      id: 'not-here',
      title: messages.notTitle,
      body: [
        {
          list: [
            messages.insults,
            messages.graphic,
            messages.spam,
            messages.personal,
            messages.impersonation,
            messages.piracy,
            messages.malware,
          ],
        },
        messages.profiles,
      ],
    },
    { id: 'report', title: messages.reportTitle, body: [messages.report, messages.badFaith] },
    { id: 'staff', title: messages.staffTitle, body: [messages.staff, messages.ban] },
    { id: 'appeal', title: messages.appealTitle, body: [messages.appeal, messages.more] },
  ],
};

import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Arquivo malicioso',
      text: 'O arquivo contém código que pode prejudicar quem o instala, ou se comporta como se contivesse. Não publicamos arquivos assim.',
    },
    copyright: {
      title: 'Direitos autorais',
      text: 'A publicação usa o trabalho de outra pessoa sem uma permissão que possamos conferir. Mostre a autorização ou a licença, ou retire o que não é seu.',
    },
    broken_file: {
      title: 'Arquivo que não funciona',
      text: 'O arquivo não abre ou não funciona nas versões do jogo que a publicação indica. Envie uma versão que funcione.',
    },
    manifest_differs: {
      title: 'Dados diferentes do arquivo',
      text: 'O que a publicação diz (versão, loader ou versões do jogo) não é o que está dentro do arquivo. Corrija um dos dois.',
    },
    misleading: {
      title: 'Título ou descrição enganosos',
      text: 'O título, a descrição ou as imagens prometem algo que o conteúdo não entrega. Descreva o que a pessoa vai receber de fato.',
    },
    duplicate: {
      title: 'Já publicado',
      text: 'Este conteúdo já está no portal, em outra publicação. Uma nova versão entra na publicação que já existe.',
    },
    incomplete: {
      title: 'Publicação incompleta',
      text: 'Faltam informações para que alguém decida se quer baixar: uma descrição clara, a licença ou imagens. Complete-as e envie de novo.',
    },
    wrong_category: {
      title: 'Categoria ou tags erradas',
      text: 'O tipo, as categorias ou as tags não correspondem ao conteúdo. Escolha as que ajudam a encontrá-lo.',
    },
    offensive: {
      title: 'Conteúdo ofensivo',
      text: 'A publicação traz texto ou imagens que ofendem, discriminam ou não servem para todas as idades. Retire-os antes de enviar de novo.',
    },
    other: { title: 'Outro motivo', text: '' },
  },
  ban: {
    spam: { title: 'Spam', text: 'A conta publicou propaganda, mensagens repetidas ou links que ninguém pediu.' },
    offensive: { title: 'Ofensas', text: 'A conta ofendeu, ameaçou ou discriminou outras pessoas.' },
    malware: { title: 'Arquivos maliciosos', text: 'A conta divulgou arquivos ou links que prejudicam quem os abre.' },
    impersonation: {
      title: 'Passar-se por outra pessoa',
      text: 'A conta fingiu ser outra pessoa ou a equipe do portal.',
    },
    evasion: { title: 'Evasão de banimento', text: 'A conta foi usada para burlar o banimento de outra.' },
    other: { title: 'Outro motivo', text: '' },
  },
};

import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Ficheiro malicioso',
      text: 'O ficheiro contém código que pode prejudicar quem o instala, ou comporta-se como se o contivesse. Não publicamos ficheiros assim.',
    },
    copyright: {
      title: 'Direitos de autor',
      text: 'A publicação usa o trabalho de outra pessoa sem uma autorização que possamos verificar. Mostra a autorização ou a licença, ou retira o que não é teu.',
    },
    broken_file: {
      title: 'Ficheiro que não funciona',
      text: 'O ficheiro não abre ou não funciona nas versões do jogo que a publicação indica. Envia um que funcione.',
    },
    manifest_differs: {
      title: 'Dados que não coincidem com o ficheiro',
      text: 'O que a publicação diz (versão, loader ou versões do jogo) não é o que está dentro do ficheiro. Corrige uma coisa ou a outra.',
    },
    misleading: {
      title: 'Título ou descrição enganadores',
      text: 'O título, a descrição ou as imagens prometem algo que não corresponde ao conteúdo. Descreve o que as pessoas vão realmente receber.',
    },
    duplicate: {
      title: 'Já publicado',
      text: 'Este conteúdo já está no portal, noutra publicação. Uma nova versão entra na publicação que já existe.',
    },
    incomplete: {
      title: 'Publicação incompleta',
      text: 'Falta informação de que as pessoas precisam para decidir se querem descarregar: uma descrição clara, a licença ou imagens. Completa a publicação e envia-a de novo.',
    },
    wrong_category: {
      title: 'Categoria ou etiquetas erradas',
      text: 'O tipo, as categorias ou as etiquetas não correspondem ao conteúdo. Escolhe os que ajudem a encontrá-lo.',
    },
    offensive: {
      title: 'Conteúdo ofensivo',
      text: 'A publicação tem texto ou imagens que ofendem, discriminam ou não são próprios para todas as idades. Retira-os antes de a enviares de novo.',
    },
    other: { title: 'Outro motivo', text: '' },
  },
  ban: {
    spam: { title: 'Spam', text: 'A conta publicou publicidade, mensagens repetidas ou ligações que ninguém pediu.' },
    offensive: { title: 'Ofensas', text: 'A conta ofendeu, ameaçou ou discriminou outras pessoas.' },
    malware: {
      title: 'Ficheiros maliciosos',
      text: 'A conta divulgou ficheiros ou ligações que prejudicam quem os abre.',
    },
    impersonation: {
      title: 'Fazer-se passar por outra pessoa',
      text: 'A conta fingiu ser outra pessoa ou a equipa do portal.',
    },
    evasion: { title: 'Contornar um banimento', text: 'A conta foi usada para escapar ao banimento de outra.' },
    other: { title: 'Outro motivo', text: '' },
  },
};

import type { ContentType } from '@bigorna/domain/catalogue-terms';
import type { Language } from '../content/entry.ts';

type Stock = Readonly<Record<Language, readonly string[]>>;

/** Headings over the list of what a mod brings. */
export const LIST_HEADINGS: Stock = {
  pt: ['O que muda', 'O que tem', 'O que você vai encontrar', 'Em resumo', 'Por dentro', 'O que vem junto'],
  en: ['What it does', 'What you get', 'In short', 'What is inside', 'Features', 'Highlights'],
};

/** A section on worlds, servers or settings; the heading comes first. */
export const SECTIONS: Readonly<
  Record<Language, Readonly<Record<ContentType, readonly (readonly [string, string])[]>>>
> = {
  pt: {
    mod: [
      [
        'Servidores',
        'Precisa estar no servidor e em cada jogador. Quem entra sem ele recebe um aviso claro, em vez de um erro de conexão.',
      ],
      [
        'Configuração',
        'O arquivo fica em `config/` e é comentado linha por linha. Depois de mudar, basta `/reload`; não é preciso reiniciar.',
      ],
      [
        'Compatibilidade',
        'Convive com mods de desempenho e de iluminação. Se encontrar conflito, abra um relato com o arquivo `latest.log` inteiro.',
      ],
      [
        'Mundos antigos',
        'Pode entrar num mundo que já existe. Antes de remover, guarde o que for dele: os blocos somem, o resto do mundo fica como está.',
      ],
      [
        'Tradução',
        'Vem em português e inglês. Para outra língua, copie `pt_br.json`, traduza e mande: entra na versão seguinte.',
      ],
      [
        'Desempenho',
        'O custo no servidor aparece em `/perf`. Nos meus testes, com vinte jogadores, ficou abaixo de **0,4 ms** por ciclo.',
      ],
    ],
    addon: [
      [
        'Antes de começar',
        'Ative os **dois pacotes**, o de comportamento e o de recursos, na tela de edição do mundo. Nenhuma opção experimental é necessária.',
      ],
      [
        'Celular e console',
        'Testado em celular de entrada, tablet e console. No celular mais simples, desligue as partículas nas configurações do pacote.',
      ],
      ['Jogar com amigos', 'Só quem abre o mundo precisa instalar: os convidados baixam os pacotes ao entrar.'],
      ['Conquistas', 'O mundo continua contando conquistas, porque nada aqui usa comandos nem trapaças.'],
      [
        'Outros addons',
        'Se dois addons mudam a mesma criatura, vale o que está mais acima na lista. Ponha este por cima.',
      ],
    ],
  },
  en: {
    mod: [
      [
        'Servers',
        'Needed on the server and on every client. Players who join without it get a clear message instead of a lost connection.',
      ],
      [
        'Settings',
        'The file is in `config/`, with a comment for every line. Change it and run `/reload`; no restart needed.',
      ],
      [
        'Compatibility',
        'It gets along with performance and lighting mods. If something clashes, open an issue with the whole `latest.log`.',
      ],
      [
        'Existing worlds',
        'Safe to add to a world you already have. Empty its blocks before you remove it; the rest of the world stays as it is.',
      ],
      [
        'Translations',
        'Comes in English and Brazilian Portuguese. Copy `en_us.json`, translate, send it in: it ships with the next version.',
      ],
      ['Performance', 'Its server cost shows in `/perf`. With twenty players I measured less than **0.4 ms** a tick.'],
    ],
    addon: [
      [
        'Before you start',
        'Switch on **both packs**, behaviour and resources, in the world’s settings. No experimental toggles are needed.',
      ],
      [
        'Phones and consoles',
        'Tested on a cheap phone, a tablet and a console. On the phone, turn particles down in the pack’s settings.',
      ],
      ['Playing with friends', 'Only the host installs it. Guests download the packs when they join.'],
      ['Achievements', 'The world keeps earning achievements; nothing here uses commands or cheats.'],
      ['Other addons', 'If two addons change the same creature, the upper one wins. Put this one on top.'],
    ],
  },
};

export interface Question {
  ask: string;
  answer: string;
}

export const QUESTIONS: Readonly<Record<Language, readonly Question[]>> = {
  pt: [
    { ask: 'Posso usar no meu pacote de mods?', answer: 'Pode, com link para esta página.' },
    {
      ask: 'Vai sair para versões mais antigas?',
      answer: 'Não tenho fôlego para mais de três versões ao mesmo tempo. Correções graves, sim.',
    },
    { ask: 'Funciona em mundo de um jogador só?', answer: 'Funciona, e foi assim que a maior parte foi testada.' },
    { ask: 'Dá para desligar só uma parte?', answer: 'Dá. Cada item da lista acima tem sua chave na configuração.' },
    {
      ask: 'Como aviso de um erro?',
      answer: 'Nos comentários, marcado como problema, com a versão e o que você estava fazendo.',
    },
    { ask: 'Posso gravar vídeo?', answer: 'Claro! Deixe o link nos comentários, eu gosto de ver.' },
  ],
  en: [
    { ask: 'Can I use it in my modpack?', answer: 'Yes, with a link to this page.' },
    {
      ask: 'Will there be older versions?',
      answer: 'I can look after three at a time. Serious fixes go back further.',
    },
    { ask: 'Does it work in single player?', answer: 'It does; most of it was tested that way.' },
    { ask: 'Can I switch off parts of it?', answer: 'Each point of the list above has its own line in the settings.' },
    {
      ask: 'Where do I report a bug?',
      answer: 'In the comments, marked as a problem, with the version and what you were doing.',
    },
    { ask: 'May I record it?', answer: 'Please do. Leave the link below, I like to watch.' },
  ],
};

/** The last lines of a page, in the author's voice. */
export const CLOSINGS: Stock = {
  pt: [
    'Obrigado a quem testou as versões quebradas, e foram muitas.',
    'Se gostou, avalie: ajuda outra pessoa a achar.',
    'Feito nas noites de sábado, com mais paciência do que café.',
    'Sugestões são bem-vindas; as boas eu faço, as ótimas eu finjo que eram minhas.',
    'Próximo passo: mais sons. Os de agora foram gravados na cozinha.',
    'Um abraço à turma do servidor, que quebrou tudo antes de vocês.',
  ],
  en: [
    'Thanks to everyone who played the broken builds. There were many.',
    'If you like it, rate it: that is how the next person finds it.',
    'Made on Saturday nights, with more patience than coffee.',
    'Suggestions are welcome. The good ones get built.',
    'Next up: more sounds. The present ones were recorded in a kitchen.',
    'For the people on our little server, who broke it first.',
  ],
};

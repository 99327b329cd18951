import type { Language } from '../content/entry.ts';
import type { Random } from '../random.ts';

type Stock = Readonly<Record<Language, readonly string[]>>;

const FIRST: Stock = {
  pt: [
    'Primeira versão pública. Obrigado a quem testou antes.',
    'Estreia! Está pequeno, mas está inteiro.',
    'Primeira versão. Façam cópia do mundo, por via das dúvidas.',
  ],
  en: [
    'First public version. Thank you, testers.',
    'Hello, world. Small, but whole.',
    'First release. Back up your world, as always.',
  ],
};
const ADDED: Stock = {
  pt: [
    'Novas receitas, que aparecem conforme você encontra os ingredientes.',
    'Sons próprios no lugar dos emprestados.',
    'Opção para desligar as partículas.',
    'Página no livro do jogo, com desenhos.',
    'Tradução para o inglês revista por quem fala inglês.',
    'Suporte a controle.',
    'Três conquistas novas, uma delas escondida.',
    'Comando para exportar a configuração.',
    'Modo tranquilo para servidores com crianças.',
    'Mais duas variações de cor para cada bloco.',
  ],
  en: [
    'New recipes, shown as you find what goes into them.',
    'Sounds of our own instead of borrowed ones.',
    'An option to switch particles off.',
    'Pages in the in-game book, with drawings.',
    'Portuguese translation read again by people who speak it.',
    'Controller support.',
    'Three new advancements, one of them hidden.',
    'A command that exports your settings.',
    'A gentle mode for servers with children.',
    'Two more colours for every block.',
  ],
};
const FIXED: Stock = {
  pt: [
    'Itens não somem mais quando o bloco é quebrado durante uma tempestade.',
    'O jogo não trava ao sair do mundo com o menu aberto.',
    'Sombras certas em escadas e lajes.',
    'A configuração volta a ser lida no servidor.',
    'Corrigida a duplicação ao usar com funil.',
    'Texto cortado em telas pequenas.',
    'Menos memória em mundos com muitas bases.',
    'O som não continua depois que você se afasta.',
  ],
  en: [
    'Items no longer vanish when a block breaks in a storm.',
    'No more freeze when leaving a world with the menu open.',
    'Correct shadows on stairs and slabs.',
    'Settings are read on the server again.',
    'Fixed duplication through hoppers.',
    'Text no longer cut off on small screens.',
    'Less memory in worlds with many bases.',
    'Sounds stop when you walk away.',
  ],
};
const HEADS = { pt: { added: 'Novo', fixed: 'Corrigido' }, en: { added: 'Added', fixed: 'Fixed' } } as const;
const PORTED = {
  pt: (game: string) => `Versão para o jogo ${game}. Mundos da versão anterior abrem sem conversão.`,
  en: (game: string) => `Runs on ${game}. Worlds from the last version open as they are.`,
} as const;
const UNSTABLE: Stock = {
  pt: ['**Versão de teste.** Use numa cópia do mundo.', '**Beta.** Falta ajustar o equilíbrio; contem o que acharam.'],
  en: ['**Test build.** Use it on a copy of your world.', '**Beta.** Balance is not final; tell us what you think.'],
};

export interface ChangelogFacts {
  lang: Language;
  first: boolean;
  /** The game version that this release is the first to support, or null. */
  portedTo: string | null;
  stable: boolean;
}

/** What changed, in Markdown. */
export const changelogOf = ({ lang, first, portedTo, stable }: ChangelogFacts, random: Random): string => {
  if (first) return random.pick(FIRST[lang]);
  const bullets = (stock: Stock, most: number) =>
    random
      .some(stock[lang], random.int(1, most))
      .map((line) => `- ${line}`)
      .join('\n');
  const parts = [
    ...(stable ? [] : [random.pick(UNSTABLE[lang])]),
    ...(portedTo ? [PORTED[lang](portedTo)] : []),
    ...(random.chance(0.7) ? [`### ${HEADS[lang].added}\n\n${bullets(ADDED, 3)}`] : []),
    `### ${HEADS[lang].fixed}\n\n${bullets(FIXED, 3)}`,
  ];
  return parts.join('\n\n');
};

import type { Locale } from '@bigorna/domain/locales';

/** Any of some words by itself: no letter, digit or part of an address before or after it. */
const anyOf = (...lists: readonly string[]): RegExp => {
  const words = lists.flatMap((list) => list.trim().split(/\s+/)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}.@/-])(?:${words})(?![\\p{L}\\p{N}@/]|\\.\\p{L})`, 'giu');
};

/** Portuguese words that neither English nor Spanish nor French has. */
const PORTUGUESE = `
  ainda ao aos aqui arquivo arquivos até atualizada atualizado avaliação avaliações baixado baixados baixar baixe baixou
  caminho carregando comentário comentários confira conosco contato conteúdo depois descrição ela ele em então equipe
  estes fica foi há início isso isto jogo jogos já ler meu minha muita muito mês nenhum nenhuma ninguém nome nomes nova
  novas novo novos não nós obrigada obrigado onde quando quem resposta salvando salvar sem senha senhas seu seus seguinte
  só são também tudo um uma umas usuário usuários versão versões você vocês voltar
`;

/** Such words that one of the three does without, though another has them. */
const MORE = {
  'en-US': `
    buscar busca claro com conta criar da das de dos enviar entrar escuro este favoritos mais mapa nas nos ou
    painel para por que sobre todas todos
  `,
  'es-ES': 'conta escuro mais ou painel',
  'fr-FR':
    'buscar claro conta criar da das enviar entrar escuro este favoritos nas painel para pela pelo por todas todos',
} as const;

/** What Portugal says in other words. */
const BRAZILIAN = `
  acessar acesse aplicativo aplicativos arquivo arquivos baixado baixados baixar baixe baixou cadastrar cadastro celular
  compartilhar compartilhe confira conosco contato contatos deletar digite digitou equipe equipes excluir fato favoritar
  gerenciar gerencie planilha prévia registrado registrar registre registro registros salvar salve salvo senha senhas
  tela telas usuário usuários você vocês
  apagando baixando buscando carregando conferindo editando enviando excluindo preparando redefinindo removendo reunindo
  salvando
`;
/** Brazil closes a vowel before m or n where Portugal opens it. */
const BRAZILIAN_VOWEL = /\p{L}*[ôê][mn][aeiouáéíó]\p{L}*/giu;

/** Latin words that are the same in Chinese: names, formats, units, keys. */
const KEPT_IN_CHINESE = `
  Alpha Android ANPD API Bedrock Beta Bigorna BRL Cookie Ctrl Enter Esc Fabric FAQ Firebase Forge GB GDPR GiB GIF Google
  ID iOS jar Java JPEG JPG JSON kB KiB LGPD Linux LiteLoader macOS Markdown MB mcaddon mcpack MiB Minecraft mod mods
  NeoForge PNG Quilt SHA Shift SVG URL WebP Windows zip ZIP
`;
const LATIN_WORD = /(?<![\p{L}\p{N}.@/_-])[A-Za-zÀ-ÿ]{2,}(?![\p{L}\p{N}@/_]|\.\p{L})/gu;
const KEPT = new Set(KEPT_IN_CHINESE.trim().split(/\s+/));

const matches = (pattern: RegExp) => (text: string) => text.match(pattern) ?? [];

const PORTUGUESE_IN: Readonly<Record<'en-US' | 'es-ES' | 'fr-FR', RegExp>> = {
  'en-US': anyOf(PORTUGUESE, MORE['en-US']),
  'es-ES': anyOf(PORTUGUESE, MORE['es-ES']),
  'fr-FR': anyOf(PORTUGUESE, MORE['fr-FR']),
};
const BRAZILIAN_WORD = anyOf(BRAZILIAN);

/** The words of a text that its language does not have: Portuguese ones, Brazilian ones in Portugal, Latin ones in Chinese. */
export const FOREIGN_WORDS: Readonly<Record<Locale, (text: string) => readonly string[]>> = {
  'pt-BR': () => [],
  'pt-PT': (text) => [...matches(BRAZILIAN_WORD)(text), ...matches(BRAZILIAN_VOWEL)(text)],
  'en-US': matches(PORTUGUESE_IN['en-US']),
  'es-ES': matches(PORTUGUESE_IN['es-ES']),
  'fr-FR': matches(PORTUGUESE_IN['fr-FR']),
  'zh-CN': (text) => matches(LATIN_WORD)(text).filter((word) => !KEPT.has(word)),
};
